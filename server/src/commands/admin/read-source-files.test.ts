import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSourceFiles } from './read-source-files.ts';

let folder: string;
const place = (name: string): string => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'airdex-sources-'));
  await mkdir(place('empty'));
  for (const [name, text] of [
    ['b.yaml', 'b'],
    ['a.yml', 'ä'],
    ['notes.txt', 'notes'],
    ['latin.txt', Buffer.from([0xe4])],
  ] as const)
    await writeFile(place(name), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('readSourceFiles', () => {
  test('reads the named files, and the YAML files of a folder in order', async () => {
    expect(await readSourceFiles([place('notes.txt'), folder])).toEqual([
      { name: place('notes.txt'), text: 'notes' },
      { name: place('a.yml'), text: 'ä' },
      { name: place('b.yaml'), text: 'b' },
    ]);
  });

  test.each([
    ['missing.yaml', /missing\.yaml: ENOENT/],
    ['empty', /contains no file/],
    ['latin.txt', /not a UTF-8 text file/],
  ])('rejects %s', async (name, message) => {
    await expect(readSourceFiles([place(name)])).rejects.toThrow(message);
  });
});
