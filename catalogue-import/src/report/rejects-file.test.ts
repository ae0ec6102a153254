import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { writtenFiles } from '../../testing/written-files.ts';
import { RejectsFile } from './rejects-file.ts';

const files = writtenFiles();
afterEach(() => files.clear());
afterAll(() => files.remove());
const ROW = { file: 'a.csv', line: 2, reason: 'titleMissing', detail: null, raw: 'x;y' } as const;

test('is checked before an import: the folder, or where it will be created, has to be a folder', async () => {
  const occupied = path.join(files.folder, 'notes.txt');
  await writeFile(occupied, 'notes');
  new RejectsFile(path.join(files.folder, 'new', 'folder')).check();
  for (const folder of [occupied, path.join(occupied, 'inside')])
    expect(() => new RejectsFile(folder).check()).toThrow(`${occupied} is not a writable folder`);
});

test('keeps why it could not be written', async () => {
  const folder = path.join(files.folder, 'rejects');
  const rejects = new RejectsFile(folder);
  await writeFile(folder, 'in the way');
  rejects.add(ROW);
  await rejects.flush();
  expect([rejects.exists, rejects.failure]).toEqual([false, expect.stringContaining('EEXIST')]);
});

test('has a header once, and the rows of all files', async () => {
  const rejects = new RejectsFile(files.folder);
  for (const file of ['a.csv', 'b.csv']) {
    rejects.add({ ...ROW, file });
    await rejects.flush();
  }
  expect(rejects.failure).toBeNull();
  expect((await readFile(rejects.path, 'utf8')).split('\r\n')).toEqual([
    '\ufefffile,line,reason,detail,row',
    'a.csv,2,no title,,x;y',
    'b.csv,2,no title,,x;y',
    '',
  ]);
});

test('contains no cell that a spreadsheet would run as a formula', async () => {
  const rejects = new RejectsFile(files.folder);
  const formulas = ['=1+1', '+1', '@SUM(1)', '-2+3+cmd|x', '-x', ' =1+1', '\t=1+1', '\tx'];
  const numbers = ['-2', '-2.5', '-1.234,5', '-3%', '2-3'];
  for (const raw of [...formulas, ...numbers]) rejects.add({ ...ROW, raw });
  await rejects.flush();
  const rows = (await readFile(rejects.path, 'utf8')).split('\r\n').slice(1, -1);
  const cells = rows.map((row) => row.replace('a.csv,2,no title,,', '').replaceAll('"', ''));
  expect(cells).toEqual([...formulas.map((cell) => `'${cell}`), ...numbers]);
});
