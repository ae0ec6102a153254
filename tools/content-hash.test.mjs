import { afterEach, beforeEach, expect, test } from 'vitest';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { hashFolder } from './content-hash.mjs';

/** @type {string} */
let folder;
const write = (/** @type {string} */ name, /** @type {string} */ text) =>
  writeFile(path.join(folder, name), text);

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'airdex-hash-'));
  await mkdir(path.join(folder, 'src'));
  await write('src/a.ts', 'a');
});
afterEach(() => rm(folder, { recursive: true }));

test('the same content has the same hash, regardless of the time it was written', async () => {
  const before = await hashFolder(folder);
  await utimes(path.join(folder, 'src/a.ts'), 1, 1);
  expect(await hashFolder(folder)).toBe(before);
});

test('a changed content, a changed name or a new file changes the hash', async () => {
  const hashes = [await hashFolder(folder)];
  await write('src/a.ts', 'b');
  hashes.push(await hashFolder(folder));
  await write('src/b.ts', '');
  hashes.push(await hashFolder(folder));
  await rm(path.join(folder, 'src/a.ts'));
  await write('src/c.ts', 'b');
  hashes.push(await hashFolder(folder));
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('an excluded file does not change the hash', async () => {
  const counts = (/** @type {string} */ name) => !name.includes('.test.');
  const before = await hashFolder(folder, counts);
  await write('src/a.test.ts', 'test');
  expect(await hashFolder(folder, counts)).toBe(before);
});
