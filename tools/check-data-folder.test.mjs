import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDataFolder } from './check-data-folder.mjs';

/** @type {string} */
let scratch;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-data-folder-'));
  await writeFile(path.join(scratch, 'file'), '');
  await symlink(path.join(scratch, 'nowhere'), path.join(scratch, 'dangling'));
});
afterAll(() => rm(scratch, { recursive: true }));

test('creates the folder, and accepts it afterwards', () => {
  const folder = path.join(scratch, 'a', 'b');
  checkDataFolder(folder);
  expect(existsSync(folder)).toBe(true);
  checkDataFolder(folder);
});

test.each([
  ['file', 'it is not a folder'],
  ['file/below', 'ENOTDIR'],
  ['dangling', 'EEXIST'],
  ['dangling/below', 'EEXIST'],
])('reports %s in one sentence', (name, reason) => {
  const folder = path.join(scratch, name);
  expect(() => checkDataFolder(folder)).toThrow(
    `The data folder ${folder} (DATA_DIR) can't be used: ${reason}`,
  );
});

test.runIf(process.platform === 'linux')('reports a folder in /proc', () => {
  for (const folder of ['/proc/foo', '/proc/foo/bar'])
    expect(() => checkDataFolder(folder)).toThrow(
      `The data folder ${folder} (DATA_DIR) can't be used: ENOENT`,
    );
});
