/** A sortable item: a saved search or a playlist. */
export interface SortableItem {
  readonly id: number;
  readonly name: string;
}

/** An entry at the top level of a list: an item without children, or a folder of items. */
export interface SortableEntry extends SortableItem {
  readonly isFolder: boolean;
  readonly childs: SortableItem[];
}

/** A user's own order, first one first. */
export type SortableList = readonly SortableEntry[];

/** An order as requested: ids only. */
export type SortableOrder = readonly {
  readonly id: number;
  readonly isFolder: boolean;
  readonly childs?: readonly { readonly id: number }[] | undefined;
}[];

/** Every item of the list, those of folders at their folder's position. */
export function itemsOf(list: SortableList): SortableItem[] {
  return list.flatMap((entry) => (entry.isFolder ? entry.childs : [entry]));
}

export function foldersOf(list: SortableList): SortableEntry[] {
  return list.filter(({ isFolder }) => isFolder);
}

/** An item as an entry outside all folders. */
export function looseEntry({ id, name }: SortableItem): SortableEntry {
  return { id, name, isFolder: false, childs: [] };
}
