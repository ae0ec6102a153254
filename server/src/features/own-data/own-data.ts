import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import type { ListParts } from '../../http/json-stream.ts';
import { readSavedSearches } from '../saved-search/saved-searches.ts';
import { liveSessionsOfUser } from '../account/sessions.ts';
import { readOwnPlaylists } from './own-playlists.ts';

interface OwnData {
  /** Small values, read at once. */
  readonly head: Readonly<Record<string, unknown>>;
  /** Lists of any length, read while they are written. */
  readonly lists: ListParts;
}

/**
 * Everything that is stored about a user, except secrets (hashes of passwords and links, tokens) and deleted items
 * that are kept for Undo.
 */
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
      letters: await kysely
        .selectFrom('daily_letter')
        .select(['day', 'state', 'sent_at as sentAt'])
        .where('user_id', '=', idUser)
        .orderBy('day', 'desc')
        .execute(),
      videoViews: await kysely
        .selectFrom('video_tag')
        .select(['programme_id as idProgram', 'day', 'plays', 'downloads'])
        .where('user_id', '=', idUser)
        .orderBy('day', 'desc')
        .orderBy('id')
        .execute(),
      searchFolders: await foldersOf(kysely, 'saved_search_folder', idUser),
      playlistFolders: await foldersOf(kysely, 'playlist_folder', idUser),
    },
    lists: {
      savedSearches: readSavedSearches(kysely, idUser),
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
