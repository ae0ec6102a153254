import { expect, test } from '@jest/globals';
import { createRowMaker, isFolderRow, itemKeys, type Row } from './folder-rows.ts';
import type { SortableList } from './sortable-order.ts';

interface Thing {
  readonly id: number;
}
const things = (...ids: number[]): Thing[] => ids.map((id) => ({ id }));
const LIST: SortableList = [
  { id: 2, name: '', isFolder: false, childs: [] },
  { id: 7, name: 'Mondays', isFolder: true, childs: [{ id: 1, name: '' }] },
  { id: 8, name: 'Empty', isFolder: true, childs: [] },
];
const shape = (rows: readonly Row<Thing>[]) =>
  rows.map((row) => (isFolderRow(row) ? [row.folder.name, ...itemKeys([row])] : row.key));

test('puts items in the order of the user; unknown ones follow', () => {
  expect(shape(createRowMaker<Thing>(String)(things(1, 2, 3), LIST, null))).toEqual([
    'item:2',
    ['Mondays', 'item:1'],
    ['Empty'],
    'item:3',
  ]);
});

test('leaves out what the order still names but no longer exists', () => {
  expect(shape(createRowMaker<Thing>(String)(things(2), LIST, null))).toEqual([
    'item:2',
    ['Mondays'],
    ['Empty'],
  ]);
});

test('shows only matching items, with the folders that contain them', () => {
  const rows = createRowMaker<Thing>(String)(things(1, 2, 3), LIST, ({ id }) => id === 1);
  expect(shape(rows)).toEqual([['Mondays', 'item:1']]);
});

test('makes the same row for the same item, so that the tree need not render it again', () => {
  const make = createRowMaker<Thing>(String);
  const items = things(1, 2);
  expect(make(items, LIST, null)[0]).toBe(make(items, [], null)[1]);
});
