import type { Playlist } from '@airdex/shared-contracts/api';
import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { inTurns } from '../../http/list-response.ts';
import { readablePlaylists } from '../collections/readable-playlists.ts';

export interface PlaylistChoice {
  /** Only this one. */
  readonly id?: number;
  /** Those that contain this programme. */
  readonly idProgramme?: number;
  /** False: only own ones. */
  readonly withShared?: boolean;
}

/** Playlists read by one statement. */
const ROWS_AT_ONCE = 200;

/**
 * The playlists that a user may read, or some of them, in batches: own ones first, in the owner's order.
 * Counts are 0: they depend on the subscription.
 */
export async function* readPlaylists(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  { id, idProgramme, withShared = true }: PlaylistChoice = {},
): AsyncGenerator<Playlist[]> {
  let query = readablePlaylists(kysely, idUser).select('playlist.id');
  if (!withShared) query = query.where('playlist.user_id', '=', idUser);
  if (id !== undefined) query = query.where('playlist.id', '=', id);
  if (idProgramme !== undefined)
    query = query.where((builder) =>
      builder.exists(
        builder
          .selectFrom('playlist_programme')
          .select('playlist_programme.playlist_id')
          .whereRef('playlist_programme.playlist_id', '=', 'playlist.id')
          .where('playlist_programme.programme_id', '=', idProgramme),
      ),
    );
  const found = await query
    .orderBy((builder) => builder('playlist.user_id', '=', idUser), 'desc')
    .orderBy('playlist.position')
    .orderBy('playlist.id')
    .execute();
  for (let start = 0; start < found.length; start += ROWS_AT_ONCE) {
    const ids = found.slice(start, start + ROWS_AT_ONCE).map((row) => row.id);
    const rows = await kysely
      .selectFrom('playlist')
      .innerJoin('app_user', 'app_user.id', 'playlist.user_id')
      .selectAll('playlist')
      .select('app_user.username as owner')
      // As the owner's dialog lists them: without disabled users.
      .select(
        sql<boolean>`exists (
          select 1 from playlist_share join app_user reader on reader.id = playlist_share.user_id
          where playlist_share.playlist_id = playlist.id and reader.disabled_at is null)`.as('is_shared'),
      )
      .where('playlist.id', '=', sql<number>`any(${ids}::int[])`)
      .orderBy(sql`array_position(${ids}::int[], playlist.id)`)
      .execute();
    yield* inTurns(rows, (row) => ({
      id: row.id,
      name: row.name,
      description: sanitiseHtml(row.description),
      creationDate: row.created_at,
      date: row.updated_at,
      programCount: 0,
      isShared: row.is_shared,
      username: row.user_id === idUser ? null : row.owner,
    }));
  }
}
