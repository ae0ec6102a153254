import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { writtenFiles } from '../../testing/written-files.ts';
import { collectFiles } from './collect-files.ts';

const files = writtenFiles();
afterEach(() => files.clear());
afterAll(() => files.remove());

async function collected(...paths: string[]): Promise<string[]> {
  return (await collectFiles(paths)).map(({ name }) => name);
}

describe('the files to import', () => {
  test('are those of known kinds in a folder, at any depth, and every file that is named, each once', async () => {
    const named = await files.write('guide.dat', '<tv/>');
    const table = await files.write('a/b/TABLE.CSV.gz', 'x');
    await files.write('a/notes.md', 'x');
    await files.write('guide.xml', '<tv/>');
    expect(await collected(files.folder, named, table)).toEqual(['TABLE.CSV.gz', 'guide.dat', 'guide.xml']);
  });

  test('are missing in a folder without files', async () => {
    await mkdir(path.join(files.folder, 'empty'));
    await expect(collected(files.folder)).rejects.toThrow(
      new RegExp(`^${files.folder} contains no file to import$`),
    );
  });

  test('are missing in a folder with other extensions, whose files are named in the message', async () => {
    for (const name of ['guide.dat', 'list.xls', 'a/notes.md', '.hidden']) await files.write(name, 'x');
    const message =
      'contains no file to import. Files with other extensions are imported only if you name them: ';
    await expect(collected(files.folder)).rejects.toThrow(`${message}a/notes.md, guide.dat, list.xls`);
    for (const name of ['1', '2', '3', '4']) await files.write(`${name}.doc`, 'x');
    await expect(collected(files.folder)).rejects.toThrow('4.doc, a/notes.md and 2 more');
  });
});
