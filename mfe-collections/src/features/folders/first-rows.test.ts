import { expect, test } from '@jest/globals';
import { firstRows } from './first-rows.ts';
import { itemKeys, type FolderRow, type ItemRow, type Row } from './folder-rows.ts';

const item = (id: number): ItemRow<null> => ({ key: `item:${String(id)}`, name: '', item: null });
const folder = (id: number, ...ids: number[]): FolderRow<null> => ({
  key: `folder:${String(id)}`,
  folder: { id, name: '' },
  count: ids.length,
  rows: ids.map(item),
});
const shape = (rows: readonly Row<null>[]) =>
  rows.map((row) => ('folder' in row ? itemKeys([row]) : row.key));
const open = () => false;

test('cuts off the rows, and the items of the last folder', () => {
  const rows = [item(1), folder(7, 2, 3, 4), item(5)];
  expect(shape(firstRows(rows, open, 4))).toEqual(['item:1', ['item:2', 'item:3']]);
});

test('a folder that is cut off still knows how many items it has', () => {
  expect(firstRows([folder(7, 1, 2, 3)], open, 2)).toEqual([{ ...folder(7, 1), count: 3 }]);
});

test('counts a collapsed folder as one row, with one of its items', () => {
  const rows = [folder(7, 1, 2, 3), folder(8), item(4), item(5)];
  expect(shape(firstRows(rows, () => true, 3))).toEqual([['item:1'], [], 'item:4']);
});

test('returns the same rows if there are no more', () => {
  const rows = [folder(7, 1), item(2)];
  expect(firstRows(rows, open, 3)).toBe(rows);
});
