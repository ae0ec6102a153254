import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { HttpError } from '../../http/http-error.ts';

export function noSuchPlaylist(): HttpError {
  return new HttpError('not-found', { en: 'There is no such playlist', ch: '该片单不存在' });
}

/**
 * Rejects (404) unless all of these playlists belong to the user. The same error covers playlists shared with the
 * user, because a browser ends its session on a 403.
 */
export async function refuseOthersPlaylists(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  ids: readonly number[],
): Promise<void> {
  const own = await kysely
    .selectFrom('playlist')
    .select('id')
    .where('user_id', '=', idUser)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  if (own.length < new Set(ids).size) throw noSuchPlaylist();
}
