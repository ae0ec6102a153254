import { fieldError } from '../../http/field-error.ts';
import { HttpError } from '../../http/http-error.ts';
import {
  foldersOf,
  itemsOf,
  looseEntry,
  type SortableEntry,
  type SortableItem,
  type SortableList,
  type SortableOrder,
} from './sortable-list.ts';

/**
 * The list in a new order. What the order leaves out keeps its order and its folder, and follows what is
 * named. Rejects an order that names something twice or gives children to an item (400), or names what is not
 * in the list (404).
 */
export function reorder(list: SortableList, order: SortableOrder): SortableList {
  refuseFaultyOrder(order);
  const items = byId(itemsOf(list));
  const folders = byId(foldersOf(list));
  const named = new Set(
    order.flatMap(({ id, isFolder, childs = [] }) => (isFolder ? childs.map((child) => child.id) : [id])),
  );
  const left = ({ childs }: SortableEntry): SortableItem[] => childs.filter(({ id }) => !named.has(id));
  const ordered = order.map(({ id, isFolder, childs = [] }): SortableEntry => {
    if (!isFolder) return looseEntry(known(items, id));
    const folder = known(folders, id);
    return { ...folder, childs: [...childs.map((child) => known(items, child.id)), ...left(folder)] };
  });
  const namedFolders = new Set(order.filter(({ isFolder }) => isFolder).map(({ id }) => id));
  const rest = list
    .filter(({ id, isFolder }) => !(isFolder ? namedFolders : named).has(id))
    .map((entry) => ({ ...entry, childs: left(entry) }));
  return [...ordered, ...rest];
}

/**
 * The list with one item moved to another position. Positions count from 0 in the list without the item; one
 * beyond the end means the end. Rejects an item or a folder that is not in the list (404).
 */
export function moveItem(
  list: SortableList,
  {
    id,
    idFolder,
    position,
  }: { readonly id: number; readonly idFolder: number | null; readonly position: number },
): SortableList {
  const item = known(byId(itemsOf(list)), id);
  const without = list
    .filter((entry) => entry.isFolder || entry.id !== id)
    .map((entry) => ({ ...entry, childs: entry.childs.filter((child) => child.id !== id) }));
  if (idFolder === null) return without.toSpliced(position, 0, looseEntry(item));
  known(byId(foldersOf(list)), idFolder);
  return without.map((entry) =>
    entry.isFolder && entry.id === idFolder
      ? { ...entry, childs: entry.childs.toSpliced(position, 0, { id: item.id, name: item.name }) }
      : entry,
  );
}

function refuseFaultyOrder(order: SortableOrder): void {
  const seen = new Set<string>();
  const once = (id: number, isFolder: boolean, field: string): void => {
    const key = `${isFolder ? 'folder' : 'item'} ${id}`;
    if (seen.has(key)) throw fieldError(field, 'Must not be listed twice');
    seen.add(key);
  };
  for (const [index, { id, isFolder, childs = [] }] of order.entries()) {
    once(id, isFolder, `${index}.id`);
    if (!isFolder && childs.length > 0)
      throw fieldError(`${index}.childs`, 'Only a folder can have children');
    for (const [place, child] of childs.entries()) once(child.id, false, `${index}.childs.${place}.id`);
  }
}

function byId<Item extends SortableItem>(items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

function known<Item extends SortableItem>(items: ReadonlyMap<number, Item>, id: number): Item {
  const item = items.get(id);
  if (!item)
    throw new HttpError('not-found', {
      en: 'This item or folder does not exist',
      ch: '该条目或文件夹不存在',
    });
  return item;
}
