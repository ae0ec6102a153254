import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

/** Changed entries by playlist; playlists without a change are missing. */
type EntryCounts = ReadonlyMap<number, number>;

interface CountRow {
  readonly id: number;
  readonly count: number;
}

/**
 * Adds the programmes to each of the playlists. Existing entries stay as they are; programmes or playlists
 * that no longer exist are left out. Call it in a transaction.
 */
export async function addEntries(
  kysely: Kysely<DatabaseSchema>,
  idPlaylists: readonly number[],
  programmes: readonly number[],
): Promise<EntryCounts> {
  // The locks prevent others from deleting a programme or a playlist before the foreign keys are checked.
  const { rows } = await sql<CountRow>`
    with added as (
      insert into playlist_programme (playlist_id, programme_id)
      select list.id, programme.id
      from (select id from playlist where id = any(${idPlaylists}::int[]) for key share) as list
      cross join (select id from programme where id = any(${programmes}::int[]) for key share) as programme
      on conflict do nothing
      returning playlist_id
    )
    select playlist_id as id, count(*)::int as count from added group by playlist_id`.execute(kysely);
  return countsOf(rows);
}

/** Removes the programmes from each of the playlists. Call it in a transaction. */
export async function removeEntries(
  kysely: Kysely<DatabaseSchema>,
  idPlaylists: readonly number[],
  programmes: readonly number[],
): Promise<EntryCounts> {
  const { rows } = await sql<CountRow>`
    with removed as (
      delete from playlist_programme
      where playlist_id = any(${idPlaylists}::int[]) and programme_id = any(${programmes}::int[])
      returning playlist_id
    )
    select playlist_id as id, count(*)::int as count from removed group by playlist_id`.execute(kysely);
  return countsOf(rows);
}

/** Updates the date of playlists whose content has changed. */
export async function markAsChanged(
  kysely: Kysely<DatabaseSchema>,
  idPlaylists: Iterable<number>,
): Promise<void> {
  await kysely
    .updateTable('playlist')
    .set({ updated_at: sql<string>`clock_timestamp()` })
    .where('id', '=', sql<number>`any(${[...idPlaylists]}::int[])`)
    .execute();
}

function countsOf(rows: readonly CountRow[]): EntryCounts {
  return new Map(rows.map(({ id, count }) => [id, count]));
}
