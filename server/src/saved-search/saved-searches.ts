import type { SavedSearch } from '@airdex/shared-contracts/api';
import type { Kysely, Selectable } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import type { SavedSearchTable } from '../database/schema/collection-tables.ts';
import { storedFilter } from './saved-filter.ts';

/** A saved search as the API tells it. */
export function savedSearch(row: Selectable<SavedSearchTable>): SavedSearch {
  return {
    id: row.id,
    searchName: row.name,
    description: row.description,
    filter: storedFilter(row.filter),
    lastCall: row.last_call,
    showInHomepage: row.show_in_homepage,
    dailyUpdate: row.daily_update,
    isFavorite: row.is_favorite,
    creationDate: row.created_at,
    updateDate: row.updated_at,
  };
}

type Flag = 'show_in_homepage' | 'daily_update' | 'is_favorite';

/** A user's saved searches in the user's order; with a flag, those that carry it. */
export async function loadSavedSearches(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  flag?: Flag,
): Promise<SavedSearch[]> {
  let query = kysely.selectFrom('saved_search').selectAll().where('user_id', '=', idUser);
  if (flag !== undefined) query = query.where(flag, '=', true);
  const rows = await query.orderBy('position').orderBy('id').execute();
  return rows.map(savedSearch);
}

/** One of a user's saved searches: the given one, or the one changed last; undefined when there is none. */
export async function findSavedSearch(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  id: number | undefined,
): Promise<SavedSearch | undefined> {
  let query = kysely.selectFrom('saved_search').selectAll().where('user_id', '=', idUser);
  if (id !== undefined) query = query.where('id', '=', id);
  const row = await query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && savedSearch(row);
}
