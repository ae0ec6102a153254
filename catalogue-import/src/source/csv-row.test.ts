import { expect, test } from 'vitest';
import { csvRow } from './csv-row.ts';

test('quotes the cells that would otherwise be read as others', () => {
  const cells = ['a', '', 'b;c', 'd,e', 'f "g"', 'h\ni', 'j\rk'];
  expect(csvRow(cells, ';')).toBe('a;;"b;c";d,e;"f ""g""";"h\ni";"j\rk"');
  expect(csvRow(cells, ',')).toBe('a,,b;c,"d,e","f ""g""","h\ni","j\rk"');
});
