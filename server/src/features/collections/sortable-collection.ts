import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { refuseTooMany } from './collection-limits.ts';
import { withUserLock } from './owner-transaction.ts';
import { moveItem, reorder } from './reorder.ts';
import type { SortableEntry, SortableItem, SortableOrder } from './sortable-list.ts';
import { loadSortableList, nextPosition, storeSortableList, type SortableTables } from './sortable-tables.ts';

/** Order and folders of one kind of a user's data. Other users' data is rejected as if it did not exist. */
export interface SortableCollection {
  list(idUser: number): Promise<SortableEntry[]>;
  /** See {@link reorder}. */
  setOrder(idUser: number, order: SortableOrder): Promise<void>;
  /** See {@link moveItem}. */
  move(idUser: number, to: Parameters<typeof moveItem>[1]): Promise<void>;
  /** The new folder is last. Rejects more folders than one user may have (409). */
  addFolder(idUser: number, name: string): Promise<SortableItem>;
  renameFolder(idUser: number, id: number, name: string): Promise<SortableItem>;
  /** The content of the folder stays in place, outside all folders. */
  deleteFolder(idUser: number, id: number): Promise<void>;
}

export function sortableCollection(
  kysely: Kysely<DatabaseSchema>,
  tables: SortableTables,
): SortableCollection {
  const folderTable = sql.table(tables.folder);
  return {
    list: (idUser) => loadSortableList(kysely, tables, idUser),

    setOrder: (idUser, order) =>
      withUserLock(kysely, idUser, async (transaction) => {
        const list = await loadSortableList(transaction, tables, idUser);
        await storeSortableList(transaction, tables, idUser, reorder(list, order));
      }),

    move: (idUser, to) =>
      withUserLock(kysely, idUser, async (transaction) => {
        const list = await loadSortableList(transaction, tables, idUser);
        await storeSortableList(transaction, tables, idUser, moveItem(list, to));
      }),

    addFolder: (idUser, name) =>
      withUserLock(kysely, idUser, async (transaction) => {
        const position = await nextPosition(transaction, tables, idUser);
        const { rows } = await sql<SortableItem>`
          insert into ${folderTable} (user_id, name, position) values (${idUser}, ${name}, ${position})
          returning id, name`.execute(transaction);
        await refuseTooMany(transaction, tables.folder, idUser);
        return foundFolder(rows);
      }),

    async renameFolder(idUser, id, name) {
      const { rows } = await sql<SortableItem>`
        update ${folderTable} set name = ${name} where id = ${id} and user_id = ${idUser}
        returning id, name`.execute(kysely);
      return foundFolder(rows);
    },

    deleteFolder: (idUser, id) =>
      withUserLock(kysely, idUser, async (transaction) => {
        const { rows } = await sql<SortableItem>`
          delete from ${folderTable} where id = ${id} and user_id = ${idUser}
          returning id, name`.execute(transaction);
        foundFolder(rows);
      }),
  };
}

function foundFolder(rows: readonly SortableItem[]): SortableItem {
  const [folder] = rows;
  if (!folder) throw new HttpError('not-found', { en: 'There is no such folder', ch: '该文件夹不存在' });
  return folder;
}
