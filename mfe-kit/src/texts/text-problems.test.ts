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
