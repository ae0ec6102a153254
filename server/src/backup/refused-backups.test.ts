import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createWriteStream, existsSync } from 'node:fs';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, expect, vi, test } from 'vitest';
import { packTar } from 'modern-tar/fs';
import { mountSmallDisk } from '@airdex/release-registry/testing';
import { testDatabase } from '../../testing/test-database.ts';
import { runBackup } from '../commands/run-backup.ts';
import { runRestore } from '../commands/run-restore.ts';
import type { Database } from '../database/database.ts';
import { MIGRATIONS } from '../database/migrations/index.ts';
import { productVersion } from '../product-version.ts';
import { MANIFEST_FILE, type BackupManifest } from './backup-manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const SCHEDULE = { time: '06:00', zone: 'UTC' };

let scratch: string;
let database: Database;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-refused-'));
  database = await testDatabase().open();
});
afterAll(async () => {
  await database.close();
  await rm(scratch, { recursive: true, force: true });
});

/** A backup of an installation without rows. */
async function archive(changes: Partial<BackupManifest>): Promise<string> {
  const manifest: BackupManifest = {
    format: 1,
    version: await productVersion(),
    createdAt: '2026-11-01T00:00:00.000Z',
    migrations: Object.keys(MIGRATIONS),
    tables: {},
    sequences: {},
    parts: [],
    ...changes,
  };
  return packed(JSON.stringify(manifest));
}

/** An archive with only a manifest. */
async function packed(manifest: string): Promise<string> {
  const folder = await mkdtemp(path.join(scratch, 'archive-'));
  const source = path.join(folder, MANIFEST_FILE);
  await writeFile(source, manifest);
  const file = path.join(folder, 'backup');
  const archived = packTar([{ type: 'file', source, target: MANIFEST_FILE }]);
  await pipeline(archived, createGzip(), createWriteStream(file));
  return file;
}

test.each([
  ['of another major version', { version: '99.0.0' }, 'The backup was made by version 99.0.0'],
  ['of a newer version', { migrations: ['0001-catalogue', '9999-later'] }, 'does not know 9999-later'],
  ['of an older version than the tables', { migrations: ['0001-catalogue'] }, 'older than the tables'],
])('a backup %s is not restored, and changes nothing', async (_name, changes, message) => {
  const dataDir = await mkdtemp(path.join(scratch, 'data-'));
  await expect(restoreBackup(database, dataDir, await archive(changes), SCHEDULE)).rejects.toThrow(message);
  expect(existsSync(path.join(dataDir, 'restore.unfinished'))).toBe(false);
});

test('an archive of something else is refused as such', async () => {
  const dataDir = await mkdtemp(path.join(scratch, 'data-'));
  for (const manifest of ['{}', 'not JSON'])
    await expect(restoreBackup(database, dataDir, await packed(manifest), SCHEDULE)).rejects.toThrow(
      'This is not a backup of Airdex',
    );
});

test('a file that cannot be read is not called incomplete', async () => {
  const dataDir = await mkdtemp(path.join(scratch, 'data-'));
  await expect(restoreBackup(database, dataDir, scratch, SCHEDULE)).rejects.toThrow(
    new RegExp(`^${scratch} cannot be unpacked into .*: EISDIR`),
  );
});

const disk = mountSmallDisk(1);
afterAll(() => disk?.remove());

test.skipIf(disk === null)('a backup that the disk has no space for is not called incomplete', async () => {
  disk?.fill();
  await expect(restoreBackup(database, disk?.path ?? '', await archive({}), SCHEDULE)).rejects.toThrow(
    'Too little space is free on the disk of the data folder',
  );
});

test('a wrong file after an interrupted restore leaves the installation marked as incomplete', async () => {
  const dataDir = await mkdtemp(path.join(scratch, 'data-'));
  const marker = path.join(dataDir, 'restore.unfinished');
  await mkdir(marker);
  await writeFile(path.join(marker, 'backup.json'), 'half');
  const older = await archive({ version: '99.0.0' });
  for (const file of [path.join(scratch, 'mistyped.backup'), older]) {
    await expect(restoreBackup(database, dataDir, file, SCHEDULE)).rejects.toThrow(
      /There is no file|99\.0\.0/,
    );
    expect(existsSync(marker)).toBe(true);
  }
});

test('an installation that was never started cannot be backed up', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const dataDir = path.join(scratch, 'never-started');
  const file = path.join(scratch, 'nothing.backup');
  expect(await runBackup([file], { DATA_DIR: dataDir })).toBe(1);
  expect(error).toHaveBeenCalledWith(`There is no database in ${dataDir} to back up.`);
  expect([existsSync(file), existsSync(dataDir)]).toEqual([false, false]);
});

test('a backup into a folder that does not exist is refused', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const folder = path.join(scratch, 'mistyped');
  expect(await runBackup([path.join(folder, 'nightly.backup')], { DATA_DIR: scratch })).toBe(2);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(`^The folder ${folder} does not exist\\.\n`));
  expect(existsSync(folder)).toBe(false);
});

test('a backup with the releases of a bucket is refused', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const file = path.join(scratch, 'bucket.backup');
  const environment = { DATA_DIR: scratch, REGISTRY: 's3://releases/airdex' };
  expect(await runBackup(['--with', 'releases,pictures', file], environment)).toBe(1);
  expect(error).toHaveBeenLastCalledWith(
    expect.stringContaining('The releases are in s3://releases/airdex (REGISTRY)'),
  );
  expect(existsSync(file)).toBe(false);
});

test('a backup of PostgreSQL needs the data folder of the server', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const dataDir = path.join(scratch, 'missing');
  const file = path.join(scratch, 'missing.backup');
  const environment = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://localhost:1/airdex' };
  expect(await runBackup([file], environment)).toBe(1);
  expect(error).toHaveBeenCalledWith(`DATA_DIR (${dataDir}) does not exist.`);
  expect([existsSync(file), existsSync(dataDir)]).toEqual([false, false]);
});

test('a database that cannot be reached is reported in one sentence by backup and restore', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const environment = { DATA_DIR: scratch, DATABASE_URL: 'postgres://127.0.0.1:1/airdex' };
  const file = path.join(scratch, 'unreachable.backup');
  const sentence = 'The database cannot be reached at the moment: connect ECONNREFUSED 127.0.0.1:1';
  expect(await runBackup([file], environment)).toBe(1);
  expect(error).toHaveBeenLastCalledWith(sentence);
  expect(existsSync(file)).toBe(false);
  expect(await runRestore([await archive({})], environment)).toBe(1);
  expect(error).toHaveBeenLastCalledWith(sentence);
});
