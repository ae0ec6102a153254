import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import type { ListParts } from '../../http/json-stream.ts';
import { liveSessionsOfUser } from '../account/sessions.ts';
import { readOwnLetters } from './own-letters.ts';
import { playlistsSharedWith, readOwnPlaylists } from './own-playlists.ts';
import { readOwnSearches } from './own-searches.ts';

interface OwnData {
  /** Small values, read at once. */
  readonly head: Readonly<Record<string, unknown>>;
  /** Lists of any length, read while they are written. */
  readonly lists: ListParts;
}

/** What is stored about a user; docs/accounts.md names the exceptions. */
export async function ownData(kysely: Kysely<DatabaseSchema>, { idUser }: Caller): Promise<OwnData> {
  const account = await kysely
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select([
      'app_user.username',
      'app_user.email',
      'company.name as company',
      'app_user.language',
      'app_user.has_nota_selection as hasNotaSelection',
      'app_user.has_evaluation_access as hasEvaluationAccess',
      'app_user.has_daily_update_access as hasDailyUpdateAccess',
      'app_user.has_reports as hasReports',
      'app_user.can_edit_cards as canEditCards',
      'app_user.can_manage_releases as canManageReleases',
      'app_user.created_at as creationDate',
      'app_user.attack_mailed_at as attackMailedAt',
    ])
    .where('app_user.id', '=', idUser)
    .executeTakeFirstOrThrow();
  const sessions = await liveSessionsOfUser(kysely, idUser);
  return {
    head: {
      account,
      sessions: sessions.map(({ signedInAt, usedAt, staysSignedIn }) => ({
        signedInAt,
        usedAt,
        staysSignedIn,
      })),
      signInAddresses: await kysely
        .selectFrom('sign_in_address')
        .select(['address', 'used_at as usedAt'])
        .where('user_id', '=', idUser)
        .orderBy('used_at', 'desc')
        .execute(),
      dailyUpdate: await dailyUpdateOf(kysely, idUser),
      videoViews: await kysely
        .selectFrom('video_tag')
        .select(['programme_id as idProgram', 'day', 'plays', 'downloads'])
        .where('user_id', '=', idUser)
        .orderBy('day', 'desc')
        .orderBy('id')
        .execute(),
      searchFolders: await foldersOf(kysely, 'saved_search_folder', idUser),
      playlistFolders: await foldersOf(kysely, 'playlist_folder', idUser),
      sharedPlaylists: await playlistsSharedWith(kysely, idUser),
    },
    lists: {
      letters: readOwnLetters(kysely, idUser),
      savedSearches: readOwnSearches(kysely, idUser),
      playlists: readOwnPlaylists(kysely, idUser),
    },
  };
}

/** The settings of the daily letter as they are stored, without the hash of a link; null if nothing was ever set. */
async function dailyUpdateOf(kysely: Kysely<DatabaseSchema>, idUser: number) {
  const row = await kysely
    .selectFrom('daily_update')
    .select([
      'is_active as isActive',
      'email',
      'pending_email as pendingEmail',
      'link_expires_at as linkExpiresAt',
      'language',
      'activated_at as activatedAt',
      'told_until as coveredUntil',
      'updated_at as updatedAt',
    ])
    .where('user_id', '=', idUser)
    .executeTakeFirst();
  return row ?? null;
}

function foldersOf(
  kysely: Kysely<DatabaseSchema>,
  table: 'saved_search_folder' | 'playlist_folder',
  idUser: number,
): Promise<{ id: number; name: string }[]> {
  return kysely
    .selectFrom(table)
    .select(['id', 'name'])
    .where('user_id', '=', idUser)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
