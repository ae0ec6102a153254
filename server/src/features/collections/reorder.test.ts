import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { HttpError } from '../../http/http-error.ts';
import { moveItem, reorder } from './reorder.ts';
import { foldersOf, itemsOf, looseEntry, type SortableList, type SortableOrder } from './sortable-list.ts';

const item = (id: number) => ({ id, name: `item ${id}` });
const folder = (id: number, ...childs: number[]) => ({
  id,
  name: `folder ${id}`,
  isFolder: true,
  childs: childs.map(item),
});

/** '1 2 [5: 3 4]': items 1 and 2, and folder 5 with items 3 and 4. */
function shown(list: SortableList): string {
  return list
    .map(({ id, isFolder, childs }) =>
      isFolder ? `[${[`${id}:`, ...childs.map((child) => child.id)].join(' ')}]` : id,
    )
    .join(' ');
}

const LIST: SortableList = [looseEntry(item(1)), folder(5, 3, 4), looseEntry(item(2)), folder(6)];
const loose = (id: number) => ({ id, isFolder: false });

function writeErrorOf(act: () => unknown): HttpError {
  try {
    act();
  } catch (error) {
    if (error instanceof HttpError) return error;
  }
  throw new Error('Nothing was refused');
}

describe('a new order', () => {
  test.each<[string, SortableOrder, string]>([
    ['nothing', [], '1 [5: 3 4] 2 [6:]'],
    ['items to the front', [loose(2)], '2 1 [5: 3 4] [6:]'],
    ['an item out of its folder', [loose(4)], '4 1 [5: 3] 2 [6:]'],
    [
      'an item into a folder, before those that are there',
      [{ id: 5, isFolder: true, childs: [{ id: 2 }] }],
      '[5: 2 3 4] 1 [6:]',
    ],
    ['from folder to folder', [{ id: 6, isFolder: true, childs: [{ id: 4 }] }], '[6: 4] 1 [5: 3] 2'],
    ['a folder without a list of its items', [{ id: 5, isFolder: true }, loose(2)], '[5: 3 4] 2 1 [6:]'],
    [
      'everything',
      [
        { id: 6, isFolder: true, childs: [{ id: 1 }, { id: 3 }] },
        loose(4),
        { id: 5, isFolder: true },
        loose(2),
      ],
      '[6: 1 3] 4 [5:] 2',
    ],
  ])('of %s', (_, order, expected) => {
    expect(shown(reorder(LIST, order))).toBe(expected);
  });

  test.each<[string, SortableOrder, string, string | undefined]>([
    ['an item named twice', [loose(1), loose(1)], 'validation', '1.id'],
    [
      'an item named in a folder too',
      [loose(3), { id: 5, isFolder: true, childs: [{ id: 3 }] }],
      'validation',
      '1.childs.0.id',
    ],
    [
      'a folder named twice',
      [
        { id: 5, isFolder: true },
        { id: 5, isFolder: true },
      ],
      'validation',
      '1.id',
    ],
    ['children of an item', [{ id: 1, isFolder: false, childs: [{ id: 2 }] }], 'validation', '0.childs'],
    ['an unknown item', [loose(9)], 'not-found', undefined],
    ['an item as a folder', [{ id: 1, isFolder: true }], 'not-found', undefined],
    ['an unknown item in a folder', [{ id: 5, isFolder: true, childs: [{ id: 9 }] }], 'not-found', undefined],
  ])('rejects %s', (_, order, code, field) => {
    const httpError = writeErrorOf(() => reorder(LIST, order));
    expect([httpError.code, httpError.details.issues?.[0]?.field]).toEqual([code, field]);
  });

  test('loses and duplicates nothing, and follows the request', () => {
    const ids = (list: SortableList) => ({
      items: itemsOf(list)
        .map(({ id }) => id)
        .sort(),
      folders: foldersOf(list)
        .map(({ id }) => id)
        .sort(),
    });
    const order = fc
      .tuple(fc.shuffledSubarray([1, 2, 3, 4]), fc.shuffledSubarray([5, 6]), fc.nat(4), fc.nat(4))
      .map(([items, folders, first, second]): SortableOrder => {
        const [atTop, inFolder] = [items.slice(0, first), items.slice(first, first + second)];
        return [
          ...folders.map((id, index) => ({
            id,
            isFolder: true,
            childs: index === 0 ? inFolder.map((child) => ({ id: child })) : [],
          })),
          ...atTop.map(loose),
        ];
      });
    fc.assert(
      fc.property(fc.array(order, { maxLength: 4 }), (orders) => {
        let list = LIST;
        for (const requested of orders) {
          list = reorder(list, requested);
          expect(ids(list)).toEqual(ids(LIST));
          expect(list.slice(0, requested.length).map(({ id }) => id)).toEqual(requested.map(({ id }) => id));
          expect(reorder(list, requested)).toEqual(list);
        }
      }),
    );
  });
});

describe('moving one item', () => {
  test.each([
    [{ id: 1, idFolder: null, position: 1 }, '[5: 3 4] 1 2 [6:]'],
    [{ id: 1, idFolder: null, position: 99 }, '[5: 3 4] 2 [6:] 1'],
    [{ id: 3, idFolder: null, position: 0 }, '3 1 [5: 4] 2 [6:]'],
    [{ id: 3, idFolder: 5, position: 1 }, '1 [5: 4 3] 2 [6:]'],
    [{ id: 2, idFolder: 5, position: 0 }, '1 [5: 2 3 4] [6:]'],
    [{ id: 4, idFolder: 6, position: 7 }, '1 [5: 3] 2 [6: 4]'],
  ])('%j', (to, expected) => {
    expect(shown(moveItem(LIST, to))).toBe(expected);
  });

  test.each([
    { id: 9, idFolder: null, position: 0 },
    { id: 5, idFolder: null, position: 0 },
    { id: 1, idFolder: 9, position: 0 },
  ])('rejects %j', (to) => {
    expect(writeErrorOf(() => moveItem(LIST, to)).code).toBe('not-found');
  });
});
