import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { readEntries } from '../collections/readable-playlists.ts';

interface OwnPlaylist {
  readonly id: number;
  /** Null outside folders. */
  readonly idFolder: number | null;
  readonly name: string;
  readonly description: string;
  readonly creationDate: string;
  readonly updateDate: string;
  /** Ids of its programmes. */
  readonly programmes: readonly number[];
  /** Names of the users it is shared with. */
  readonly sharedWith: readonly string[];
}

/** A user's playlists with their programmes, one at a time, because each may contain the whole catalogue. */
export async function* readOwnPlaylists(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
): AsyncGenerator<OwnPlaylist[]> {
  const playlists = await kysely
    .selectFrom('playlist')
    .select(['id', 'folder_id', 'name', 'description', 'created_at', 'updated_at'])
    .where('user_id', '=', idUser)
    .orderBy('position')
    .orderBy('id')
    .execute();
  for (const { id, folder_id, name, description, created_at, updated_at } of playlists) {
    const programmes: number[] = [];
    for await (const batch of readEntries(kysely, [id]))
      for (const entries of batch) programmes.push(...entries.programmes);
    const readers = await kysely
      .selectFrom('playlist_share')
      .innerJoin('app_user', 'app_user.id', 'playlist_share.user_id')
      .select('app_user.username')
      .where('playlist_id', '=', id)
      .orderBy('app_user.username')
      .execute();
    yield [
      {
        id,
        idFolder: folder_id,
        name,
        description,
        creationDate: created_at,
        updateDate: updated_at,
        programmes,
        sharedWith: readers.map(({ username }) => username),
      },
    ];
  }
}

/** The playlists that other users share with a user. Their contents belong to the owners. */
export function playlistsSharedWith(kysely: Kysely<DatabaseSchema>, idUser: number) {
  return kysely
    .selectFrom('playlist_share')
    .innerJoin('playlist', 'playlist.id', 'playlist_share.playlist_id')
    .innerJoin('app_user as owner', 'owner.id', 'playlist.user_id')
    .select([
      'playlist.id',
      'playlist.name',
      'owner.username as owner',
      'playlist_share.shared_at as sharedAt',
      'playlist_share.seen_at as seenAt',
    ])
    .where('playlist_share.user_id', '=', idUser)
    .orderBy('playlist_share.shared_at')
    .orderBy('playlist.id')
    .execute();
}
