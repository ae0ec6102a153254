import type { SavedSearch } from '@airdex/shared-contracts/api';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { SavedSearchTable } from '../../database/schema/collection-tables.ts';
import { filterBatches } from './filter-batches.ts';
import { FILTER_BYTES_MAX } from './filter-size.ts';
import { storedFilter } from './saved-filter.ts';

const COLUMNS = [
  'id',
  'name',
  'description',
  'filter_bytes',
  'last_call',
  'show_in_homepage',
  'daily_update',
  'is_favorite',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof SavedSearchTable)[];

/** A saved search as it is read. */
export interface SavedSearchRow extends Pick<Selectable<SavedSearchTable>, (typeof COLUMNS)[number]> {
  /** Null if it was stored before the limits and is too long to be read. */
  readonly filter: unknown;
}

type Flag = 'show_in_homepage' | 'daily_update' | 'is_favorite';

/** A saved search as the API returns it. */
export function savedSearch(row: SavedSearchRow): SavedSearch {
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

/**
 * A user's saved searches in the user's order, in batches; with a flag, those that have it. See {@link
 * filterBatches}.
 */
export async function* readSavedSearches(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  flag?: Flag,
): AsyncGenerator<SavedSearch[]> {
  let query = kysely.selectFrom('saved_search').select(['id', 'filter_bytes']).where('user_id', '=', idUser);
  if (flag !== undefined) query = query.where(flag, '=', true);
  const all = await query.orderBy('position').orderBy('id').execute();
  for (const { ids, withFilter } of filterBatches(all)) {
    const rows = await kysely
      .selectFrom('saved_search')
      .select(COLUMNS)
      .select(sql`case when id = any(${withFilter}::int[]) then filter end`.as('filter'))
      .where('id', '=', sql<number>`any(${ids}::int[])`)
      .orderBy(sql`array_position(${ids}::int[], id)`)
      .execute();
    yield rows.map(savedSearch);
  }
}

/** The first of a user's saved searches with a flag, in the user's order. */
export async function firstSavedSearches(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  flag: Flag,
  limit: number,
): Promise<SavedSearch[]> {
  const rows = await savedSearchRows(kysely, idUser)
    .where(flag, '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(savedSearch);
}

/** One of a user's saved searches: the given one, or the one changed last; undefined if there is none. */
export async function findSavedSearch(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  id: number | undefined,
): Promise<SavedSearch | undefined> {
  let query = savedSearchRows(kysely, idUser);
  if (id !== undefined) query = query.where('id', '=', id);
  const row = await query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && savedSearch(row);
}

/** A user's saved searches as they are read. */
export function savedSearchRows(kysely: Kysely<DatabaseSchema>, idUser: number) {
  return kysely
    .selectFrom('saved_search')
    .select(COLUMNS)
    .select(sql`case when filter_bytes <= ${FILTER_BYTES_MAX} then filter end`.as('filter'))
    .where('user_id', '=', idUser);
}
