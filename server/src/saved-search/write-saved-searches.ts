import type { SavedSearch } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { sql, type Kysely, type Updateable } from 'kysely';
import { copyName } from '../collections/copy-name.ts';
import { asOwner } from '../collections/owner-transaction.ts';
import { nextPosition } from '../collections/sortable-tables.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { SavedSearchTable } from '../database/schema/collection-tables.ts';
import { refuseBeyondLimit } from './limited-flags.ts';
import { ownSavedSearch } from './own-saved-searches.ts';
import { filterToStore, storedFilter } from './saved-filter.ts';
import { savedSearch } from './saved-searches.ts';
import { SAVED_SEARCH_TABLES } from './saved-search-tables.ts';

export interface NewSavedSearch {
  readonly searchName: string;
  readonly description: string;
  readonly filter: SearchFilter;
}

/** A change of a saved search; what is left out or null stays. */
export interface SavedSearchChange {
  readonly id: number;
  readonly searchName?: string | undefined;
  readonly description?: string | undefined;
  readonly filter?: SearchFilter | null | undefined;
  readonly showInHomepage?: boolean | null | undefined;
  readonly dailyUpdate?: boolean | null | undefined;
  readonly isFavorite?: boolean | null | undefined;
}

/** Keeps a new search, behind all others. */
export async function createSavedSearch(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  { searchName, description, filter }: NewSavedSearch,
): Promise<SavedSearch> {
  return asOwner(kysely, idUser, async (transaction) => {
    const row = await transaction
      .insertInto('saved_search')
      .values({
        user_id: idUser,
        position: await nextPosition(transaction, SAVED_SEARCH_TABLES, idUser),
        name: searchName,
        description,
        filter: filterToStore(filter),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return savedSearch(row);
  });
}

/** Changes a saved search. Its update date moves when name, description or filter become others; flags don't move it. */
export async function changeSavedSearch(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  language: Language,
  change: SavedSearchChange,
): Promise<SavedSearch> {
  return asOwner(kysely, idUser, async (transaction) => {
    const row = await ownSavedSearch(transaction, idUser, change.id);
    const values: Updateable<SavedSearchTable> = {
      name: change.searchName ?? row.name,
      description: change.description ?? row.description,
      filter: filterToStore(change.filter ?? storedFilter(row.filter)),
      show_in_homepage: change.showInHomepage ?? row.show_in_homepage,
      daily_update: change.dailyUpdate ?? row.daily_update,
      is_favorite: change.isFavorite ?? row.is_favorite,
    };
    const isOther =
      values.name !== row.name ||
      values.description !== row.description ||
      values.filter !== filterToStore(storedFilter(row.filter));
    const changed = await transaction
      .updateTable('saved_search')
      .set({ ...values, ...(isOther ? { updated_at: sql<string>`clock_timestamp()` } : {}) })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (change.showInHomepage) await refuseBeyondLimit(transaction, idUser, 'show_in_homepage', language);
    if (change.isFavorite) await refuseBeyondLimit(transaction, idUser, 'is_favorite', language);
    return savedSearch(changed);
  });
}

/** Copies a saved search, without its flags, behind all others. */
export async function duplicateSavedSearch(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  language: Language,
  id: number,
): Promise<SavedSearch> {
  return asOwner(kysely, idUser, async (transaction) => {
    const row = await ownSavedSearch(transaction, idUser, id);
    const names = await transaction
      .selectFrom('saved_search')
      .select('name')
      .where('user_id', '=', idUser)
      .execute();
    const copy = await transaction
      .insertInto('saved_search')
      .values({
        user_id: idUser,
        position: await nextPosition(transaction, SAVED_SEARCH_TABLES, idUser),
        name: copyName(
          row.name,
          names.map(({ name }) => name),
          language,
        ),
        description: row.description,
        filter: filterToStore(storedFilter(row.filter)),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return savedSearch(copy);
  });
}

export async function deleteSavedSearch(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  id: number,
): Promise<void> {
  await asOwner(kysely, idUser, async (transaction) => {
    const { id: own } = await ownSavedSearch(transaction, idUser, id);
    await transaction.deleteFrom('saved_search').where('id', '=', own).execute();
  });
}
