import { describe, expect, test } from '@jest/globals';
import {
  folderKey,
  folderOf,
  itemKey,
  moveOut,
  moveRows,
  moveToEnd,
  moveToTop,
  orderedKeys,
  toOrder,
  withoutFolder,
  type SortableList,
} from './sortable-order.ts';

const item = (id: number) => ({ id, name: `Item ${String(id)}`, isFolder: false, childs: [] });
const folder = (id: number, ...ids: number[]) => ({
  id,
  name: `Folder ${String(id)}`,
  isFolder: true,
  childs: ids.map((each) => ({ id: each, name: `Item ${String(each)}` })),
});
/** Folders and items share ids on purpose. */
const LIST: SortableList = [item(1), folder(1, 2, 3), item(4), folder(2), item(5)];

const shape = (list: SortableList) =>
  list.map(({ id, isFolder, childs }) =>
    isFolder ? `F${String(id)}(${childs.map((child) => child.id).join(' ')})` : String(id),
  );
const items = (...ids: number[]) => new Set(ids.map(itemKey));

describe('moving rows', () => {
  test.each([
    ['before an item', items(5), { key: itemKey(1), position: 'before' }, ['5', '1', 'F1(2 3)', '4', 'F2()']],
    ['after an item', items(1), { key: itemKey(4), position: 'after' }, ['F1(2 3)', '4', '1', 'F2()', '5']],
    ['into a folder', items(4, 1), { key: folderKey(2), position: 'on' }, ['F1(2 3)', 'F2(1 4)', '5']],
    [
      'between the items of a folder',
      items(5),
      { key: itemKey(3), position: 'before' },
      ['1', 'F1(2 5 3)', '4', 'F2()'],
    ],
    [
      'out of a folder, beside it',
      items(2),
      { key: folderKey(1), position: 'before' },
      ['1', '2', 'F1(3)', '4', 'F2()', '5'],
    ],
    [
      'a whole folder with its items',
      new Set([folderKey(1)]),
      { key: itemKey(5), position: 'after' },
      ['1', '4', 'F2()', '5', 'F1(2 3)'],
    ],
    [
      'several from different places, beside one of them',
      items(1, 3, 5),
      { key: itemKey(1), position: 'before' },
      ['1', '3', '5', 'F1(2)', '4', 'F2()'],
    ],
    [
      'a folder along with an item in it, which stays in it',
      new Set([folderKey(1), itemKey(2)]),
      { key: itemKey(1), position: 'before' },
      ['F1(2 3)', '1', '4', 'F2()', '5'],
    ],
  ] as const)('%s', (_, keys, target, expected) => {
    expect(shape(moveRows(LIST, keys, target))).toEqual(expected);
  });

  test.each([
    ['a folder into a folder', new Set([folderKey(1)]), { key: folderKey(2), position: 'on' }],
    ['a folder between items of a folder', new Set([folderKey(2)]), { key: itemKey(2), position: 'after' }],
    ['anything beside a row that is gone', items(1), { key: itemKey(99), position: 'after' }],
    ['anything into a folder that is gone', items(1), { key: folderKey(99), position: 'on' }],
  ] as const)('never moves %s', (_, keys, target) => {
    expect(moveRows(LIST, keys, target)).toBe(LIST);
  });

  test('never loses or doubles a row, wherever rows are moved', () => {
    const all = (list: SortableList) =>
      list
        .flatMap(({ id, isFolder, childs }) => [
          isFolder ? folderKey(id) : itemKey(id),
          ...childs.map((child) => itemKey(child.id)),
        ])
        .toSorted();
    const keys = all(LIST);
    for (const first of keys)
      for (const second of keys)
        for (const key of keys)
          for (const position of ['before', 'after', 'on'] as const)
            expect(all(moveRows(LIST, new Set([first, second]), { key, position }))).toEqual(keys);
  });
});

test('knows which rows have a place in the order', () => {
  const keys = orderedKeys(LIST);
  for (const key of [itemKey(1), itemKey(3), folderKey(2)]) expect(keys.has(key)).toBe(true);
  for (const key of [itemKey(99), folderKey(3)]) expect(keys.has(key)).toBe(false);
});

test('moves rows to the end, except those without a place', () => {
  expect(shape(moveToEnd(LIST, items(1, 99)))).toEqual(['F1(2 3)', '4', 'F2()', '5', '1']);
  expect(moveToEnd(LIST, items(99))).toBe(LIST);
});

test('moves items out of their folders, to the end', () => {
  expect(shape(moveOut(LIST, new Set([itemKey(3), itemKey(1), folderKey(2)])))).toEqual([
    'F1(2)',
    '4',
    'F2()',
    '5',
    '1',
    '3',
  ]);
});

test('moves items and folders to the top, in the order that they had', () => {
  const moved = moveToTop(LIST, new Set([itemKey(3), folderKey(2)]));
  expect(shape(moved)).toEqual(['3', 'F2()', '1', 'F1(2)', '4', '5']);
  expect(shape(moveToTop(LIST, items(1)))).toEqual(shape(LIST));
});

test('puts the items of a deleted folder in its place', () => {
  expect(shape(withoutFolder(LIST, 1))).toEqual(['1', '2', '3', '4', 'F2()', '5']);
});

test('finds the folder of an item, also if a folder has the same id', () => {
  expect([folderOf(LIST, itemKey(2)), folderOf(LIST, itemKey(1)), folderOf(LIST, folderKey(2))]).toEqual([
    1,
    null,
    null,
  ]);
});

test('sends ids only', () => {
  expect(toOrder([folder(1, 2), item(3)])).toEqual([
    { id: 1, isFolder: true, childs: [{ id: 2 }] },
    { id: 3, isFolder: false, childs: [] },
  ]);
});
