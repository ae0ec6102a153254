import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../src/database/schema.ts';

/** How the rows of a table show who may change them. */
const OWNERS: Readonly<Record<string, string>> = {
  saved_search: 'select array[user_id] as owners, to_jsonb(t)::text as row from saved_search t',
  saved_search_folder: 'select array[user_id] as owners, to_jsonb(t)::text as row from saved_search_folder t',
  playlist: 'select array[user_id] as owners, to_jsonb(t)::text as row from playlist t',
  playlist_folder: 'select array[user_id] as owners, to_jsonb(t)::text as row from playlist_folder t',
  playlist_programme: `select array[p.user_id] as owners, to_jsonb(t)::text as row
    from playlist_programme t join playlist p on p.id = t.playlist_id`,
  // The owner shares; the recipient views the playlist or leaves it.
  playlist_share: `select array[p.user_id, t.user_id] as owners, to_jsonb(t)::text as row
    from playlist_share t join playlist p on p.id = t.playlist_id`,
  deleted_item: 'select array[user_id] as owners, to_jsonb(t)::text as row from deleted_item t',
  app_user: 'select array[id] as owners, to_jsonb(t)::text as row from app_user t',
  // Rows without owner: no call of a subscriber changes what others see.
  programme: `select '{}'::int[] as owners, count(*) || ' ' || max(id) as row from programme`,
  access: `select '{}'::int[] as owners, to_jsonb(t)::text as row from access t`,
};

interface OwnedRow {
  readonly owners: readonly number[];
  readonly row: string;
}

/** Every row that belongs to other users, as sorted texts. */
export async function rowsOfOthers(
  kysely: Kysely<DatabaseSchema>,
): Promise<(idUser: number) => readonly string[]> {
  const rows: OwnedRow[] = [];
  for (const [table, statement] of Object.entries(OWNERS)) {
    const read = await sql.raw<OwnedRow>(statement).execute(kysely);
    rows.push(...read.rows.map(({ owners, row }) => ({ owners, row: `${table} ${row}` })));
  }
  return (idUser) =>
    rows
      .filter(({ owners }) => !owners.includes(idUser))
      .map(({ row }) => row)
      .sort();
}

/** Who has shared a playlist with whom. */
export async function shares(
  kysely: Kysely<DatabaseSchema>,
): Promise<{ readonly owner: number; readonly recipient: number }[]> {
  return kysely
    .selectFrom('playlist_share')
    .innerJoin('playlist', 'playlist.id', 'playlist_share.playlist_id')
    .select(['playlist.user_id as owner', 'playlist_share.user_id as recipient'])
    .execute();
}
