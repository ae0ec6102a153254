import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, vi, test } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { DURABLE_START, DurableFolder, syncFolder } from './durable-folder.ts';

let scratch: string;
let database: PGlite;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-durable-'));
  database = await PGlite.create({
    fs: new DurableFolder(path.join(scratch, 'db')),
    startParams: DURABLE_START,
  });
  await database.exec('create table kept (id int primary key)');
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  await database.close();
  await rm(scratch, { recursive: true });
});

describe('the embedded database in a folder', () => {
  test('writes every commit to the disk before it confirms it', async () => {
    const settings = await database.query(
      'select current_setting($1) as fsync, current_setting($2) as commit',
      ['fsync', 'synchronous_commit'],
    );
    expect(settings.rows).toEqual([{ fsync: 'on', commit: 'on' }]);
    const synced = vi.spyOn(fs, 'fsyncSync');
    await database.query('insert into kept values (1)');
    expect(synced).toHaveBeenCalled();
    synced.mockClear();
    await database.query('select * from kept');
    expect(synced).not.toHaveBeenCalled();
  });

  test('does not confirm a commit that the disk rejects', async () => {
    const refuse = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error('no space'), { code: 'EIO' });
    });
    await expect(database.query('insert into kept values (2)')).rejects.toThrow();
    expect(refuse).toHaveBeenCalled();
  });
});

describe('a folder prepared elsewhere', () => {
  test('is written to the disk with all its files and names', async () => {
    const folder = await mkdtemp(path.join(scratch, 'aside-'));
    fs.mkdirSync(path.join(folder, 'inner'));
    fs.writeFileSync(path.join(folder, 'a'), '1');
    fs.writeFileSync(path.join(folder, 'inner', 'b'), '2');
    const synced = vi.spyOn(fs, 'fsyncSync');
    syncFolder(folder);
    expect(synced).toHaveBeenCalledTimes(4);
  });
});
