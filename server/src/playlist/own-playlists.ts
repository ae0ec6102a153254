import type { Language } from '@airdex/shared-contracts/constants';
import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { readablePlaylists } from './readable-playlists.ts';

const ONLY_THE_OWNER: Readonly<Record<Language, string>> = {
  en: 'Only the owner of a playlist may change it',
  ch: '只有节目单的所有者可以更改节目单',
};

export function noSuchPlaylist(): Refusal {
  return new Refusal('not-found', 'There is no such playlist');
}

/**
 * Refuses unless all of these playlists are the user's own: somebody else's as if it did not exist (404), one that is
 * shared with the user because it is not the user's (403).
 */
export async function refuseOthersPlaylists(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  ids: readonly number[],
  language: Language,
): Promise<void> {
  const readable = await readablePlaylists(kysely, idUser)
    .select(['playlist.id', 'playlist.user_id'])
    .where('playlist.id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  if (readable.length < new Set(ids).size) throw noSuchPlaylist();
  if (readable.some((playlist) => playlist.user_id !== idUser))
    throw new Refusal('forbidden', ONLY_THE_OWNER[language]);
}
