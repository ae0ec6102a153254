import type { SharedPlaylistUser } from '@airdex/shared-contracts/api';
import { sql, type Kysely } from 'kysely';
import type { Caller } from '../../http/caller.ts';
import { normalName } from '../../database/normal-names/normal-name.ts';
import { holdCompany } from '../collections/hold-company.ts';
import { withUserLock } from '../collections/owner-transaction.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { fieldError } from '../../http/field-error.ts';
import { HttpError, type LocalisedMessage } from '../../http/http-error.ts';
import { noSuchPlaylist, refuseOthersPlaylists } from './own-playlists.ts';

/** Maximum playlists shared with one user. */
export const SHARED_WITH_USER_MAX = 1000;

const TOO_MANY: LocalisedMessage = {
  en: `At most ${SHARED_WITH_USER_MAX} playlists can be shared with one user, and one of these users has reached that limit.`,
  ch: `最多可向同一用户分享 ${SHARED_WITH_USER_MAX} 个片单，所选用户中有人已达到上限。`,
};

type Sharer = Pick<Caller, 'idUser' | 'idCompany'>;

/**
 * The other users of the owner's company whose address or user name starts with the term, ignoring case, sorted by user
 * name. Each says whether the playlist is shared with the user. Leaves out disabled users.
 */
export async function shareableUsers(
  kysely: Kysely<DatabaseSchema>,
  { idUser, idCompany }: Sharer,
  { id, term = '' }: { readonly id: number; readonly term?: string | undefined },
): Promise<SharedPlaylistUser[]> {
  await refuseOthersPlaylists(kysely, idUser, [id]);
  const users = await kysely
    .selectFrom('app_user')
    .leftJoin('playlist_share', (join) =>
      join.onRef('playlist_share.user_id', '=', 'app_user.id').on('playlist_share.playlist_id', '=', id),
    )
    .select(['app_user.id', 'app_user.username', 'app_user.email', 'playlist_share.playlist_id'])
    .where('app_user.company_id', '=', idCompany)
    .where('app_user.id', '<>', idUser)
    .where('app_user.disabled_at', 'is', null)
    .orderBy(sql`lower(app_user.username)`)
    .orderBy('app_user.id')
    .execute();
  const start = normalName(term);
  return users
    .filter((user) => [user.username, user.email].some((text) => normalName(text).startsWith(start)))
    .map((user) => ({
      idUser: user.id,
      username: user.username,
      email: user.email,
      isLinked: user.playlist_id !== null,
    }));
}

/**
 * Shares an own playlist with users of the same company. Existing shares do not change: what was seen stays
 * seen. Users of other companies and disabled ones are rejected as if they did not exist (404), and then nothing is
 * shared.
 */
export async function sharePlaylist(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  id: number,
  userIds: readonly number[],
): Promise<void> {
  await withUserLock(kysely, idUser, async (transaction) => {
    await refuseOthersPlaylists(transaction, idUser, [id]);
    const own = userIds.indexOf(idUser);
    if (own >= 0) throw fieldError(String(own), 'A playlist is not shared with its owner');
    // Two owners who share with a user at once would each count without the other's share. Both are of this company, so
    // one lock is enough. Locks of several users could deadlock with their own changes.
    const idCompany = await holdCompany(transaction, idUser);
    const colleagues = await transaction
      .selectFrom('app_user')
      .leftJoin('playlist_share', (join) =>
        join.onRef('playlist_share.user_id', '=', 'app_user.id').on('playlist_share.playlist_id', '=', id),
      )
      .select('app_user.id')
      .where('app_user.company_id', '=', idCompany)
      .where('app_user.id', '=', sql<number>`any(${userIds}::int[])`)
      .where((row) =>
        row.or([row('app_user.disabled_at', 'is', null), row('playlist_share.playlist_id', 'is not', null)]),
      )
      .execute();
    if (colleagues.length < new Set(userIds).size)
      throw new HttpError('not-found', { en: 'There is no such user', ch: '该用户不存在' });
    await transaction
      .insertInto('playlist_share')
      .values(colleagues.map((colleague) => ({ playlist_id: id, user_id: colleague.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { rows } = await sql`
      select 1 from playlist_share where user_id = any(${userIds}::int[])
      group by user_id having count(*) > ${SHARED_WITH_USER_MAX} limit 1`.execute(transaction);
    if (rows.length > 0) throw new HttpError('limit-exceeded', TOO_MANY);
  });
}

/** Stops sharing an own playlist with these users; ignores users without a share. */
export async function endSharing(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  id: number,
  userIds: readonly number[],
): Promise<void> {
  await withUserLock(kysely, idUser, async (transaction) => {
    await refuseOthersPlaylists(transaction, idUser, [id]);
    await transaction
      .deleteFrom('playlist_share')
      .where('playlist_id', '=', id)
      .where('user_id', '=', sql<number>`any(${userIds}::int[])`)
      .execute();
  });
}

/** Removes a playlist that was shared with the user from the user's lists. Any other is rejected (404). */
export async function leaveShared(kysely: Kysely<DatabaseSchema>, idUser: number, id: number): Promise<void> {
  const { numDeletedRows } = await kysely
    .deleteFrom('playlist_share')
    .where('playlist_id', '=', id)
    .where('user_id', '=', idUser)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw noSuchPlaylist();
}
