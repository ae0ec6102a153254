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

/** Some programmes of a playlist, by their ids. */
interface PlaylistEntries {
  readonly id: number;
  readonly programmes: readonly number[];
}

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
  const readable = await query.execute();
  const found = new Set<number>();
  let read = 0;
  const reading = {
    atOnce: entriesAtOnce,
    turn<Rows>(load: () => Promise<Rows>): Promise<Rows> {
      // Also called after waiting for others, when the caller may have left.
      const whileWanted = async () => {
        signal?.throwIfAborted();
        return load();
      };
      // Most users have few entries. Only long lists take turns with other long reads.
      return read < entriesAtOnce ? whileWanted() : bulkReads.read(whileWanted);
    },
  };
  const listed = readable.map(({ id }) => id);
  for await (const batch of readEntries(kysely, listed, reading))
    for (const { programmes } of batch) {
      read += programmes.length;
      for (const id of programmes) found.add(id);
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
): Promise<PlaylistEntries[]> {
  // As JSON, because the driver takes ten times as long to parse rows or an array.
  const { rows } = await sql<PlaylistEntries>`
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

interface EntryReading {
  /** Entries of one statement. */
  readonly atOnce?: number;
  /** Runs each statement. */
  readonly turn?: <Rows>(load: () => Promise<Rows>) => Promise<Rows>;
}

/**
 * The contents of the playlists, in batches; of each playlist, in order of the programmes' ids. The caller checks the
 * rights.
 */
export async function* readEntries(
  kysely: Kysely<DatabaseSchema>,
  ids: readonly number[],
  { atOnce = ENTRIES_AT_ONCE, turn = (load) => load() }: EntryReading = {},
): AsyncGenerator<PlaylistEntries[]> {
  let unread = ids.map((id) => ({ id, last: 0 }));
  while (unread.length > 0) {
    const some = unread.slice(0, PLAYLISTS_AT_ONCE);
    const limit = Math.ceil(atOnce / some.length);
    const batch = await turn(() => nextProgrammes(kysely, some, limit));
    yield batch;
    const longer = batch.filter(({ programmes }) => programmes.length === limit);
    unread = [
      ...longer.map(({ id, programmes }) => ({ id, last: programmes.at(-1) ?? 0 })),
      ...unread.slice(PLAYLISTS_AT_ONCE),
    ];
  }
}

/** The number of entries that `counts` accepts, by playlist. Playlists without such entries are left out. */
export async function countEntries(
  kysely: Kysely<DatabaseSchema>,
  ids: readonly number[],
  counts: (idProgramme: number) => boolean,
  atOnce = ENTRIES_AT_ONCE,
): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for await (const batch of readEntries(kysely, ids, { atOnce }))
    for (const { id, programmes } of batch) {
      const count = programmes.filter(counts).length;
      if (count > 0) found.set(id, (found.get(id) ?? 0) + count);
    }
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
