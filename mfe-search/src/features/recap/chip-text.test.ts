import { expect, test } from '@jest/globals';
import { chipText } from './chip-text.ts';
import type { RecapLine, RecapValue } from './recap-line.ts';

const value = (name: string): RecapValue => ({ id: name, name, ids: [name], isWhole: true });
const line = (values: RecapValue[], isAllSelected = false): RecapLine => ({
  translationKey: 'Genres',
  field: 'Genres',
  label: 'Genres',
  values,
  isAllSelected,
  isNamed: true,
});
const textOf = (given: RecapLine) => chipText(given, 'all selected', ', ');

test('[RCP-02] names three values, and counts the others', () => {
  expect(textOf(line([]))).toEqual({ text: '', more: 0 });
  expect(textOf(line(['A', 'B', 'C'].map(value)))).toEqual({ text: 'A, B, C', more: 0 });
  expect(textOf(line(['A', 'B', 'C', 'D', 'E'].map(value)))).toEqual({ text: 'A, B, C', more: 2 });
});

test('[RCP-02] says all when every value is chosen', () => {
  expect(textOf(line([], true))).toEqual({ text: 'all selected', more: 0 });
  expect(textOf(line(['A', 'B', 'C', 'D'].map(value), true))).toEqual({ text: 'all selected', more: 0 });
});

test('[RCP-02] counts a whole group as one, and of other groups each child', () => {
  const childs = ['TF1', 'M6', 'Arte'].map((name) => ({ id: name, name }));
  const france = { ...value('France'), childs };
  expect(textOf(line([france, value('NHK')]))).toEqual({ text: 'France, NHK', more: 0 });
  expect(textOf(line([{ ...france, isWhole: false }, value('NHK')]))).toEqual({
    text: 'TF1, M6, Arte',
    more: 1,
  });
});
