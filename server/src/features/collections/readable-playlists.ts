import { sql, type Kysely } from 'kysely';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
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

/** Playlists of one statement. */
const PLAYLISTS_AT_ONCE = 200;
/** Entries of one statement: memory use stays constant, and others get their turn. */
const ENTRIES_AT_ONCE = 10_000;

interface PlaylistReading {
  readonly signal?: AbortSignal | undefined;
  readonly entriesAtOnce?: number;
}

/**
 * The programmes of those playlists that the user may read, each once; of all of them if `ids` is null. A
 * playlist that the user may not read is left out as if it did not exist.
 * @param signal rejects the call before its next statement
 */
export async function playlistProgrammes(
  { kysely, bulkReads }: Pick<CatalogueServices, 'kysely' | 'bulkReads'>,
  idUser: number,
  ids: readonly number[] | null,
  { signal, entriesAtOnce = ENTRIES_AT_ONCE }: PlaylistReading = {},
): Promise<Int32Array> {
  let query = readablePlaylists(kysely, idUser).select('playlist.id');
  if (ids !== null) query = query.where('playlist.id', '=', sql<number>`any(${ids}::int[])`);
  let unread = (await query.execute()).map(({ id }) => ({ id, last: 0 }));
  const found = new Set<number>();
  let read = 0;
  while (unread.length > 0) {
    const some = unread.slice(0, PLAYLISTS_AT_ONCE);
    const limit = Math.ceil(entriesAtOnce / some.length);
    // Also called after waiting for others, when the caller may have left.
    const load = async () => {
      signal?.throwIfAborted();
      return nextProgrammes(kysely, some, limit);
    };
    // Most users have few entries. Only long lists take turns with other long reads.
    const rows = read < entriesAtOnce ? await load() : await bulkReads.read(load);
    for (const { programmes } of rows) {
      read += programmes.length;
      for (const id of programmes) found.add(id);
    }
    const longer = rows.filter(({ programmes }) => programmes.length === limit);
    unread = [
      ...longer.map(({ id, programmes }) => ({ id, last: programmes.at(-1) ?? 0 })),
      ...unread.slice(PLAYLISTS_AT_ONCE),
    ];
  }
  return Int32Array.from(found);
}

/**
 * The next programmes of each playlist, in order of their ids. One query per playlist: with a common one, the
 * database reads each playlist again for every batch.
 */
async function nextProgrammes(
  kysely: Kysely<DatabaseSchema>,
  playlists: readonly { readonly id: number; readonly last: number }[],
  limit: number,
): Promise<{ id: number; programmes: number[] }[]> {
  // As JSON, because the driver takes ten times as long to parse rows or an array.
  const { rows } = await sql<{ id: number; programmes: number[] }>`
    select list.id, (
      select coalesce(json_agg(entry.programme_id order by entry.programme_id), '[]')
      from (
        select programme_id from playlist_programme
        where playlist_id = list.id and programme_id > list.last
        order by programme_id limit ${limit}
      ) as entry
    ) as programmes
    from unnest(${playlists.map(({ id }) => id)}::int[], ${playlists.map(({ last }) => last)}::int[])
      as list (id, last)`.execute(kysely);
  return rows;
}

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
