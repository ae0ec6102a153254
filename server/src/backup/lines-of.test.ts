import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOf } from './lines-of.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'airdex-lines-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['nothing', '', []],
  ['empty lines', '\n\n', ['', '']],
  ['an unfinished last line', 'one\ntwo', ['one', 'two']],
  ['separators that JSON may contain', '"a\u2028b\u2029c\u0085d\re"\n', ['"a\u2028b\u2029c\u0085d\re"']],
  // Longer than a read, so that reads end within lines and within characters.
  [
    'long lines',
    `${'汉'.repeat(100_000)}\n${'字'.repeat(70_001)}\n`,
    ['汉'.repeat(100_000), '字'.repeat(70_001)],
  ],
])('reads %s', async (_, text, lines) => {
  const file = path.join(folder, 'text');
  await writeFile(file, text);
  const read: string[] = [];
  for await (const line of linesOf(file)) read.push(line);
  expect(read).toEqual(lines);
});
