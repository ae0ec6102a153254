import type { ApiClient } from '@airdex/shared-contracts/api';

/** The user's own order: items and, one level deep, folders of items, as the API returns it. */
export type SortableList = Awaited<ReturnType<ApiClient['getSortableSearches']>>;
type SortableEntry = SortableList[number];

/** The same as the API accepts it: only ids. */
export type SortableOrder = Parameters<ApiClient['setSortableSearches']>[0]['body'];

/** The drop position of rows: beside a row, or in a folder. */
interface MoveTarget {
  readonly key: string;
  readonly position: 'before' | 'after' | 'on';
}

const FOLDER = 'folder:';
const ITEM = 'item:';

/** Key of a row. Folders and items may have the same ids. */
export const folderKey = (id: number) => `${FOLDER}${String(id)}`;
export const itemKey = (id: number) => `${ITEM}${String(id)}`;
export const isFolderKey = (key: unknown) => String(key).startsWith(FOLDER);
/** The id of a folder's or an item's key. */
export const idOfKey = (key: unknown) => Number(String(key).slice(String(key).indexOf(':') + 1));

const keyOf = ({ id, isFolder }: Pick<SortableEntry, 'id' | 'isFolder'>) =>
  isFolder ? folderKey(id) : itemKey(id);

export function toOrder(list: SortableList): SortableOrder {
  return list.map(({ id, isFolder, childs }) => ({
    id,
    isFolder,
    childs: childs.map((child) => ({ id: child.id })),
  }));
}

/** The folder that contains an item; null for items outside all folders and for folders. */
export function folderOf(list: SortableList, key: string): number | null {
  if (isFolderKey(key)) return null;
  const id = idOfKey(key);
  return list.find((entry) => entry.isFolder && entry.childs.some((child) => child.id === id))?.id ?? null;
}

/**
 * The list with the rows of `keys` moved to a target, in their previous order. A folder moves with its items, and only
 * to positions outside of folders. Returns the same list if the target is gone or cannot contain the rows.
 */
export function moveRows(list: SortableList, keys: ReadonlySet<string>, target: MoveTarget): SortableList {
  const movesFolder = list.some((entry) => entry.isFolder && keys.has(keyOf(entry)));
  const parent =
    target.position === 'on'
      ? list.find((entry) => keyOf(entry) === target.key && entry.isFolder)?.id
      : folderOf(list, target.key);
  if (parent === undefined || (parent !== null && (movesFolder || keys.has(folderKey(parent))))) return list;
  const stays = ({ id, isFolder }: Pick<SortableEntry, 'id' | 'isFolder'>) =>
    !keys.has(keyOf({ id, isFolder }));
  const moved = list.flatMap((entry) => {
    if (!stays(entry)) return [entry];
    return entry.childs.filter(({ id }) => keys.has(itemKey(id))).map(looseEntry);
  });
  if (moved.length === 0) return list;
  const left = list.filter(stays).map((entry) => ({
    ...entry,
    childs: entry.childs.filter(({ id }) => !keys.has(itemKey(id))),
  }));
  if (parent === null) {
    const at = placeAmong(list.map(keyOf), left.map(keyOf), target);
    return at === null ? list : left.toSpliced(at, 0, ...moved);
  }
  const items = moved.map(({ id, name }) => ({ id, name }));
  return left.map((entry) => {
    if (!entry.isFolder || entry.id !== parent) return entry;
    const before = list.find((old) => old.isFolder && old.id === parent)?.childs ?? [];
    const [all, rest] = [before, entry.childs].map((childs) => childs.map(({ id }) => itemKey(id)));
    const at = target.position === 'on' ? entry.childs.length : placeAmong(all ?? [], rest ?? [], target);
    return { ...entry, childs: entry.childs.toSpliced(at ?? entry.childs.length, 0, ...items) };
  });
}

/** Keys of all rows that have a place in the order. Shared items have none. */
export function orderedKeys(list: SortableList): ReadonlySet<string> {
  return new Set(list.flatMap((entry) => [keyOf(entry), ...entry.childs.map(({ id }) => itemKey(id))]));
}

/** The list with rows moved outside of all folders, to the end. */
export function moveToEnd(list: SortableList, keys: ReadonlySet<string>): SortableList {
  const last = list.at(-1);
  return last === undefined ? list : moveRows(list, keys, { key: keyOf(last), position: 'after' });
}

/** The list with the items of `keys` outside of all folders, at the end. */
export function moveOut(list: SortableList, keys: ReadonlySet<string>): SortableList {
  return moveToEnd(list, new Set([...keys].filter((key) => !isFolderKey(key))));
}

/** The list with items and folders moved to its start. */
export function moveToTop(list: SortableList, keys: ReadonlySet<string>): SortableList {
  const [first] = list;
  return first === undefined ? list : moveRows(list, keys, { key: keyOf(first), position: 'before' });
}

/** The list with a folder replaced by its items. */
export function withoutFolder(list: SortableList, id: number): SortableList {
  return list.flatMap((entry) =>
    entry.isFolder && entry.id === id ? entry.childs.map(looseEntry) : [entry],
  );
}

function looseEntry({ id, name }: { readonly id: number; readonly name: string }): SortableEntry {
  return { id, name, isFolder: false, childs: [] };
}

/** Index in `rest` that corresponds to a position beside a row of `all`, which itself may have been removed. */
function placeAmong(
  all: readonly string[],
  rest: readonly string[],
  { key, position }: MoveTarget,
): number | null {
  const at = all.indexOf(key);
  if (at < 0) return null;
  const above = new Set(all.slice(0, position === 'after' ? at + 1 : at));
  return rest.filter((each) => above.has(each)).length;
}
