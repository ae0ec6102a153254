import type { SearchRequest } from '@airdex/shared-contracts/search-filter';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

/**
 * When a user's own saved search was last viewed; null before the first view, and if it does not exist or
 * belongs to another user.
 */
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

/** Whether a request counts as a view of a saved search. Further pages are not another view. */
export function isView({ savedSearchId, refreshLastCall, page }: SearchRequest): boolean {
  return refreshLastCall && savedSearchId !== null && page <= 1;
}

/**
 * Records when a user viewed the results of a saved search. The stored time only moves forward; a missing or foreign
 * saved search is ignored.
 */
export async function markViewed(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  savedSearchId: number | null,
  at: Date,
): Promise<void> {
  const moment = at.toISOString();
  await kysely
    .updateTable('saved_search')
    .set({ last_call: moment })
    .where('id', '=', savedSearchId)
    .where('user_id', '=', idUser)
    .where((builder) => builder.or([builder('last_call', 'is', null), builder('last_call', '<', moment)]))
    .execute();
}
