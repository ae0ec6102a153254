import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { mountSmallDisk } from '@airdex/release-registry/testing';
import { killServerProcesses, startServerProcess } from '../../testing/server-process.ts';

const disk = mountSmallDisk(72);
afterEach(() => {
  killServerProcesses();
  disk?.remove();
});

/** Only a separate disk can really be full or read-only. */
const testOnDisk = disk === null ? test.skip : test;

describe('the first start', () => {
  testOnDisk(
    'on a full or read-only disk ends with one sentence, and leaves nothing there',
    async () => {
      const root = disk?.path ?? '';
      const failed = async (folder: string): Promise<string> => {
        const started = startServerProcess({ DATA_DIR: path.join(root, folder), SAMPLE_PROGRAMMES: '20000' });
        expect(await started.ended).toBe(1);
        expect(started.output()).not.toContain('    at ');
        return started.output();
      };
      writeFileSync(path.join(root, 'other'), Buffer.alloc(20 * 1024 * 1024));
      expect(await failed('little')).toContain(
        `The database can't be created in ${path.join(root, 'little')}: the disk is full; 64 MiB must be free.`,
      );
      rmSync(path.join(root, 'other'));
      // There is space for the database, but not for the sample catalogue.
      expect(await failed('sample')).toContain('The disk of the database is full: ');
      disk?.fill();
      expect(await failed('little')).toContain("database.pid can't be written: the disk is full.");
      expect(readdirSync(path.join(root, 'little'))).toEqual(['database.lock']);
      disk?.makeReadOnly();
      expect(await failed('new')).toContain(
        `${path.join(root, 'new')} (DATA_DIR) can't be used: the disk is read-only.`,
      );
      expect(await failed('little')).toContain("can't be written: the disk is read-only.");
    },
    180_000,
  );
});
