import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { looseEntry, type SortableEntry, type SortableList } from './sortable-list.ts';

/** Where items of one kind and their folders are stored. */
export interface SortableTables {
  readonly item: 'saved_search' | 'playlist';
  readonly folder: 'saved_search_folder' | 'playlist_folder';
}

interface ItemRow {
  id: number;
  name: string;
  position: number;
  folder_id: number | null;
}

type FolderRow = Omit<ItemRow, 'folder_id'>;

/**
 * A user's list. Positions are numbered through the whole list, including folders and their content, so that
 * reading only the items by position gives the same order.
 */
export async function loadSortableList(
  kysely: Kysely<DatabaseSchema>,
  tables: SortableTables,
  idUser: number,
): Promise<SortableEntry[]> {
  const { rows: items } = await sql<ItemRow>`
    select id, name, position, folder_id from ${sql.table(tables.item)}
    where user_id = ${idUser} order by position, id`.execute(kysely);
  const { rows: folders } = await sql<FolderRow>`
    select id, name, position from ${sql.table(tables.folder)}
    where user_id = ${idUser} order by position, id`.execute(kysely);
  const childs = Map.groupBy(items, (item) => item.folder_id);
  const entries = [
    ...folders.map(({ id, name, position }) => ({
      position,
      entry: {
        id,
        name,
        isFolder: true,
        childs: (childs.get(id) ?? []).map((child) => ({ id: child.id, name: child.name })),
      },
    })),
    ...(childs.get(null) ?? []).map((item) => ({ position: item.position, entry: looseEntry(item) })),
  ];
  // Stable: of two at the same position the folder comes first.
  return entries.sort((a, b) => a.position - b.position).map(({ entry }) => entry);
}

/** Stores a list as the user's order. It must contain everything that the user has. */
export async function storeSortableList(
  kysely: Kysely<DatabaseSchema>,
  tables: SortableTables,
  idUser: number,
  list: SortableList,
): Promise<void> {
  const folders: [id: number, position: number][] = [];
  const items: [id: number, position: number, idFolder: number | null][] = [];
  let position = 0;
  for (const entry of list) {
    if (!entry.isFolder) {
      items.push([entry.id, position++, null]);
      continue;
    }
    folders.push([entry.id, position++]);
    for (const child of entry.childs) items.push([child.id, position++, entry.id]);
  }
  await sql`
    update ${sql.table(tables.folder)} as folder set position = place.position
    from unnest(${folders.map(([id]) => id)}::int[], ${folders.map(([, place]) => place)}::int[]) as place (id, position)
    where folder.id = place.id and folder.user_id = ${idUser} and folder.position <> place.position`.execute(
    kysely,
  );
  await sql`
    update ${sql.table(tables.item)} as item set position = place.position, folder_id = place.folder_id
    from unnest(
      ${items.map(([id]) => id)}::int[], ${items.map(([, place]) => place)}::int[], ${items.map(([, , id]) => id)}::int[]
    ) as place (id, position, folder_id)
    where item.id = place.id and item.user_id = ${idUser}
      and (item.position, item.folder_id) is distinct from (place.position, place.folder_id)`.execute(kysely);
}

/** Gives everything that the user has a position of its own, in the same order. */
export async function renumber(
  kysely: Kysely<DatabaseSchema>,
  tables: SortableTables,
  idUser: number,
): Promise<void> {
  await storeSortableList(kysely, tables, idUser, await loadSortableList(kysely, tables, idUser));
}

/** The position after everything that the user has. */
export async function nextPosition(
  kysely: Kysely<DatabaseSchema>,
  tables: SortableTables,
  idUser: number,
): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), -1) + 1 as next from (
      select position from ${sql.table(tables.item)} where user_id = ${idUser}
      union all
      select position from ${sql.table(tables.folder)} where user_id = ${idUser}
    ) as everything`.execute(kysely);
  return rows[0]?.next ?? 0;
}
