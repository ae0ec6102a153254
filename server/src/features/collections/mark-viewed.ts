import type { SearchRequest } from '@airdex/shared-contracts/search-filter';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

/** When a user's own saved search was looked at last; null before the first look, and when it is gone or not the user's. */
export async function lastViewedAt(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  savedSearchId: number | null,
): Promise<string | null> {
  if (savedSearchId === null) return null;
  const row = await kysely
    .selectFrom('saved_search')
    .select('last_call')
    .where('id', '=', savedSearchId)
    .where('user_id', '=', idUser)
    .executeTakeFirst();
  return row?.last_call ?? null;
}

/**
 * Notes when a user looked at the results of a saved search, if the request says that it is a look. Reading on (a later
 * page) is not another one. The stored moment only moves forward; a saved search that is gone, or somebody else's, is
 * passed over in silence: the results are answered all the same.
 */
export async function markViewed(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  { savedSearchId, refreshLastCall, page }: SearchRequest,
  at: Date,
): Promise<void> {
  if (!refreshLastCall || savedSearchId === null || page > 1) return;
  const moment = at.toISOString();
  await kysely
    .updateTable('saved_search')
    .set({ last_call: moment })
    .where('id', '=', savedSearchId)
    .where('user_id', '=', idUser)
    .where((builder) => builder.or([builder('last_call', 'is', null), builder('last_call', '<', moment)]))
    .execute();
}
