import { folderKey, itemKey, type SortableList } from './sortable-order.ts';

/** An item as a row of the tree. */
export interface ItemRow<Item> {
  readonly key: string;
  readonly name: string;
  readonly item: Item;
}

/** A folder as a row of the tree, with the items that it shows. */
export interface FolderRow<Item> {
  readonly key: string;
  readonly folder: { readonly id: number; readonly name: string };
  /** How many items it shows. */
  readonly count: number;
  /** These items, or the first of them while the list does not have all its rows. */
  readonly rows: readonly ItemRow<Item>[];
}

export type Row<Item> = ItemRow<Item> | FolderRow<Item>;

export const isFolderRow = <Item>(row: Row<Item>): row is FolderRow<Item> => 'folder' in row;

/**
 * Creates rows, the same objects for the same items, because the tree renders a row again only if its object changes.
 */
export function createRowMaker<Item extends { readonly id: number }>(nameOf: (item: Item) => string) {
  const known = new WeakMap<Item, ItemRow<Item>>();
  const rowOf = (item: Item): ItemRow<Item> => {
    const row = known.get(item) ?? { key: itemKey(item.id), name: nameOf(item), item };
    known.set(item, row);
    return row;
  };

  /**
   * The rows of items in the user's order. Items that the order lacks follow, in the order given. With
   * `matches`, only the items that match, and the folders that contain some.
   */
  return (
    items: readonly Item[],
    list: SortableList,
    matches: ((item: Item) => boolean) | null,
  ): readonly Row<Item>[] => {
    const byId = new Map(items.map((item) => [item.id, item]));
    const named = new Set<number>();
    const take = (id: number): ItemRow<Item>[] => {
      const item = byId.get(id);
      named.add(id);
      return item === undefined || matches?.(item) === false ? [] : [rowOf(item)];
    };
    const rows = list.flatMap((entry): Row<Item>[] => {
      const { id, name, isFolder, childs } = entry;
      if (!isFolder) return take(id);
      const within = childs.flatMap((child) => take(child.id));
      if (matches !== null && within.length === 0) return [];
      return [{ key: folderKey(id), folder: { id, name }, count: within.length, rows: within }];
    });
    return [...rows, ...items.filter(({ id }) => !named.has(id)).flatMap(({ id }) => take(id))];
  };
}

/** Keys of all items among the rows, those of folders included, from top to bottom. */
export function itemKeys<Item>(rows: readonly Row<Item>[]): string[] {
  return rows.flatMap((row) => (isFolderRow(row) ? row.rows.map(({ key }) => key) : [row.key]));
}
