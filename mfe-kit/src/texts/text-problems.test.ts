import { expect, test } from '@jest/globals';
import { textProblems } from './text-problems.ts';

test('accepts texts that exist in both languages; the Chinese plural also covers the English singular', () => {
  expect(
    textProblems({
      en: { a: { count_one: '{{n}} row', count_other: '{{n}} rows' }, b: 'Text' },
      ch: { a: { count_other: '{{n}} 行' }, b: '文本' },
    }),
  ).toEqual([]);
});

test('accepts an English singular without the number, and refuses placeholders that Chinese lacks', () => {
  const ch = { rows_other: '{{count}} 行' };
  const withSingular = (rows_one: string) =>
    textProblems({ en: { rows_one, rows_other: '{{count}} rows' }, ch });
  expect(withSingular('One row')).toEqual([]);
  expect(withSingular('One row of {{total}}')).toEqual(['rows_one: fills in other values in Chinese']);
  expect(textProblems({ en: { rows_one: 'One row', rows_other: 'Rows' }, ch })).toEqual([
    'rows_other: fills in other values in Chinese',
  ]);
});

test('names missing, empty and extra texts, and different placeholders', () => {
  expect(
    textProblems({
      en: { a: 'A', b: ' ', c: 'C {{n}}', d: 'D', f: '{{n, number}}' },
      ch: { a: '', b: 'B', c: 'C', e: 'E', f: 'F' },
    }),
  ).toEqual([
    'e: not in English',
    'a: empty in Chinese',
    'b: empty in English',
    'c: fills in other values in Chinese',
    'd: not in Chinese',
    'f: fills in other values in Chinese',
  ]);
});
