import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/** Programmes of one statement: memory stays flat however many there are. */
const PROGRAMMES_AT_ONCE = 5000;

/** Entries changed, by playlist; playlists without a change are not in it. */
type EntryCounts = Map<number, number>;

interface CountRow {
  id: number;
  count: number;
}

/**
 * Puts the programmes into each of the playlists. What is there already stays as it is, a programme that is gone from
 * the catalogue by now is left out. Belongs into a transaction.
 */
export async function addEntries(
  kysely: Kysely<DatabaseSchema>,
  idPlaylists: readonly number[],
  programmes: Int32Array,
): Promise<EntryCounts> {
  return countBatches(programmes, (batch) =>
    // The lock keeps an import from deleting a programme between here and the check of its reference.
    sql<CountRow>`
      with added as (
        insert into playlist_programme (playlist_id, programme_id)
        select list.id, programme.id
        from unnest(${idPlaylists}::int[]) as list (id)
        cross join (select id from programme where id = any(${batch}::int[]) for key share) as programme
        on conflict do nothing
        returning playlist_id
      )
      select playlist_id as id, count(*)::int as count from added group by playlist_id`.execute(kysely),
  );
}

/** Takes the programmes out of each of the playlists. Belongs into a transaction. */
export async function removeEntries(
  kysely: Kysely<DatabaseSchema>,
  idPlaylists: readonly number[],
  programmes: Int32Array,
): Promise<EntryCounts> {
  return countBatches(programmes, (batch) =>
    sql<CountRow>`
      with removed as (
        delete from playlist_programme
        where playlist_id = any(${idPlaylists}::int[]) and programme_id = any(${batch}::int[])
        returning playlist_id
      )
      select playlist_id as id, count(*)::int as count from removed group by playlist_id`.execute(kysely),
  );
}

/** Moves the date of playlists whose content has changed. */
export async function markAsChanged(
  kysely: Kysely<DatabaseSchema>,
  idPlaylists: Iterable<number>,
): Promise<void> {
  await kysely
    .updateTable('playlist')
    .set({ updated_at: sql<string>`clock_timestamp()` })
    .where('id', '=', sql<number>`any(${[...new Set(idPlaylists)]}::int[])`)
    .execute();
}

async function countBatches(
  programmes: Int32Array,
  change: (batch: readonly number[]) => Promise<{ readonly rows: readonly CountRow[] }>,
): Promise<EntryCounts> {
  const counts: EntryCounts = new Map();
  for (let start = 0; start < programmes.length; start += PROGRAMMES_AT_ONCE) {
    // As a list of numbers: pg sends a typed array as bytes.
    const { rows } = await change([...programmes.subarray(start, start + PROGRAMMES_AT_ONCE)]);
    for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}
