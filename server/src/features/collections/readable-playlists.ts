import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

/** Playlists that a user may read: own ones and those shared with the user. */
export function readablePlaylists(kysely: Kysely<DatabaseSchema>, idUser: number) {
  return kysely
    .selectFrom('playlist')
    .where((builder) =>
      builder.or([
        builder('playlist.user_id', '=', idUser),
        builder.exists(
          builder
            .selectFrom('playlist_share')
            .select('playlist_share.playlist_id')
            .whereRef('playlist_share.playlist_id', '=', 'playlist.id')
            .where('playlist_share.user_id', '=', idUser),
        ),
      ]),
    );
}

/**
 * Programme ids by playlist, of those playlists that the user may read; of all of them if `ids` is null. A
 * playlist that the user may not read is left out as if it did not exist.
 */
export async function playlistProgrammes(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  ids: readonly number[] | null,
): Promise<Map<number, number[]>> {
  let query = readablePlaylists(kysely, idUser)
    .leftJoin('playlist_programme', 'playlist_programme.playlist_id', 'playlist.id')
    .select([
      'playlist.id',
      // As JSON, because the driver takes ten times as long to parse an array.
      sql<number[] | null>`json_agg(playlist_programme.programme_id)
        filter (where playlist_programme.programme_id is not null)`.as('programmes'),
    ])
    .groupBy('playlist.id');
  if (ids !== null) query = query.where('playlist.id', '=', sql<number>`any(${ids}::int[])`);
  const rows = await query.execute();
  return new Map(rows.map((row) => [row.id, row.programmes ?? []]));
}

/** Entries of one statement: memory use stays constant, and others get their turn. */
const ENTRIES_AT_ONCE = 10_000;

interface Entry {
  readonly playlist_id: number;
  readonly programme_id: number;
}

/** The contents of the playlists, in batches. The caller checks the rights. */
export async function* readEntries(
  kysely: Kysely<DatabaseSchema>,
  ids: readonly number[],
  atOnce = ENTRIES_AT_ONCE,
): AsyncGenerator<Entry[]> {
  let last: Entry | undefined;
  for (;;) {
    let query = kysely
      .selectFrom('playlist_programme')
      .select(['playlist_id', 'programme_id'])
      .where('playlist_id', '=', sql<number>`any(${ids}::int[])`);
    if (last) {
      const { playlist_id, programme_id } = last;
      query = query.where(sql<boolean>`(playlist_id, programme_id) > (${playlist_id}, ${programme_id})`);
    }
    const rows = await query.orderBy('playlist_id').orderBy('programme_id').limit(atOnce).execute();
    yield rows;
    last = rows.at(-1);
    if (rows.length < atOnce) return;
  }
}

/** How many entries of each playlist `counts` accepts, by playlist; playlists without any are missing. */
export async function countEntries(
  kysely: Kysely<DatabaseSchema>,
  ids: readonly number[],
  counts: (idProgramme: number) => boolean,
  atOnce = ENTRIES_AT_ONCE,
): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for await (const batch of readEntries(kysely, ids, atOnce))
    for (const { playlist_id, programme_id } of batch)
      if (counts(programme_id)) found.set(playlist_id, (found.get(playlist_id) ?? 0) + 1);
  return found;
}

/** How many of the user's readable playlists contain the programme. Called for every thumbnail. */
export async function countPlaylistsHolding(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  idProgramme: number,
): Promise<number> {
  const { count } = await readablePlaylists(kysely, idUser)
    .innerJoin('playlist_programme', 'playlist_programme.playlist_id', 'playlist.id')
    .where('playlist_programme.programme_id', '=', idProgramme)
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
