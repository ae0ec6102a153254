import { readdir } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { mountSmallDisk } from '@airdex/release-registry/testing';
import { insertTestCatalogue } from '../../testing/test-catalogue.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { writeBackup } from './write-backup.ts';

const disk = mountSmallDisk(64);
afterAll(() => disk?.remove());

test.skipIf(disk === null)(
  'a backup leaves space on the disk for the database, and removes what it has written',
  async () => {
    const database = await testDatabase().open();
    await insertTestCatalogue(database.kysely);
    const folder = disk?.path ?? '';
    await expect(writeBackup(database, folder, [])).rejects.toThrow('Too little space is free');
    expect(await readdir(folder)).toEqual([]);
    await database.close();
  },
);
