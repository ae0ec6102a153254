import type { SortableList, SortableOrder } from './sortable-order.ts';
import type { FolderCalls } from './use-folders.ts';

/** An item outside of folders. */
export const item = (id: number) => ({ id, name: '', isFolder: false, childs: [] });
/** A folder of the items with these ids. */
export const folder = (id: number, name: string, ...ids: number[]) => ({
  id,
  name,
  isFolder: true,
  childs: ids.map((child) => ({ id: child, name: '' })),
});

/** Keeps an order as the server does. */
export function store(initial: SortableList) {
  let list = initial;
  const orders: SortableOrder[] = [];
  const calls: FolderCalls = {
    list: () => Promise.resolve(list),
    setOrder: (order) => {
      orders.push(order);
      const folders = new Map(list.filter(({ isFolder }) => isFolder).map((entry) => [entry.id, entry.name]));
      list = order.map((entry) => ({
        id: entry.id,
        isFolder: entry.isFolder,
        name: entry.isFolder ? (folders.get(entry.id) ?? '') : '',
        childs: (entry.childs ?? []).map(({ id }) => ({ id, name: '' })),
      }));
      return Promise.resolve(true);
    },
    addFolder: (name) => {
      list = [...list, folder(50, name)];
      return Promise.resolve({ id: 50, name });
    },
    renameFolder: ({ id, name }) => {
      list = list.map((entry) => (entry.isFolder && entry.id === id ? { ...entry, name } : entry));
      return Promise.resolve({ id, name });
    },
    deleteFolder: () => Promise.resolve(true),
  };
  return { calls, orders, set: (next: SortableList) => (list = next) };
}
