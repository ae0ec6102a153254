import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { fieldError } from '../../http/field-error.ts';
import { HttpError } from '../../http/http-error.ts';
import { savedSearchRows, type SavedSearchRow } from './saved-searches.ts';

export function noSuchSavedSearch(): HttpError {
  return new HttpError('not-found', { en: 'There is no such saved search', ch: '该搜索不存在' });
}

/** One of the user's saved searches; those of others are rejected as if they did not exist (404). */
export async function ownSavedSearch(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  id: number,
): Promise<SavedSearchRow> {
  const row = await savedSearchRows(kysely, idUser).where('id', '=', id).executeTakeFirst();
  if (!row) throw noSuchSavedSearch();
  return row;
}

/** Rejects ids that are not all of the user's saved searches (404), or that name one twice (400). */
export async function refuseOtherSavedSearches(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  ids: readonly number[],
): Promise<void> {
  const seen = new Set<number>();
  for (const [index, id] of ids.entries()) {
    if (seen.has(id)) throw fieldError(String(index), 'Must not be listed twice');
    seen.add(id);
  }
  const { count } = await kysely
    .selectFrom('saved_search')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('user_id', '=', idUser)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .executeTakeFirstOrThrow();
  if (count !== ids.length) throw noSuchSavedSearch();
}
