import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnreadablePathError } from './read-source-files.ts';
import { writeFiles } from './write-files.ts';

const FILES = [{ path: 'files/one.pdf', base64: Buffer.from('PDF').toString('base64') }];

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-write-'));
  await writeFile(path.join(scratch, 'file'), '');
  await symlink('/nowhere/else', path.join(scratch, 'link'));
});
afterAll(() => rm(scratch, { recursive: true }));

test('creates the folders, and replaces files', async () => {
  const folder = path.join(scratch, 'a', 'b');
  await writeFiles(folder, FILES);
  await writeFiles(folder, FILES);
  expect(await readFile(path.join(folder, 'files', 'one.pdf'), 'utf8')).toBe('PDF');
});

test.each(['/proc/export', '/proc/export/more', 'file', 'file/more', 'link', 'link/more'])(
  'rejects the folder %s, which cannot be created',
  async (folder) => {
    const outcome = writeFiles(path.resolve(scratch, folder), FILES);
    await expect(outcome).rejects.toThrow(UnreadablePathError);
    await expect(outcome).rejects.toThrow(folder);
  },
  10_000,
);
