import type { SavedSearch } from '@airdex/shared-contracts/api';
import {
  FAVOURITE_SEARCHES_MAX,
  HOMEPAGE_SEARCHES_MAX,
  type Language,
} from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
import { refuseTooMany } from '../collections/collection-limits.ts';
import { copyName } from '../collections/copy-name.ts';
import { keepSavedSearch, takeDeleted } from '../collections/deleted-items.ts';
import { withUserLock } from '../collections/owner-transaction.ts';
import { nextPosition, renumber } from '../collections/sortable-tables.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { SavedSearchTable } from '../../database/schema/collection-tables.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { emptyIfBlank } from '../../html/empty-html.ts';
import { withExistingOptions } from './existing-options.ts';
import { filterTooLarge, refuseTooLarge } from './filter-size.ts';
import { refuseBeyondLimit } from './limited-flags.ts';
import { noSuchSavedSearch, ownSavedSearch } from './own-saved-searches.ts';
import { filterToStore, storedFilter } from './saved-filter.ts';
import { savedSearch } from './saved-searches.ts';
import { SAVED_SEARCH_TABLES } from './saved-search-tables.ts';

export interface NewSavedSearch {
  readonly searchName: string;
  readonly description: string;
  readonly filter: SearchFilter;
}

/** A change of a saved search; missing or null fields stay. */
export interface SavedSearchChange {
  readonly id: number;
  readonly searchName?: string | undefined;
  readonly description?: string | undefined;
  readonly filter?: SearchFilter | null | undefined;
  readonly showInHomepage?: boolean | null | undefined;
  readonly dailyUpdate?: boolean | null | undefined;
  readonly isFavorite?: boolean | null | undefined;
}

type Services = Pick<CatalogueServices, 'kysely' | 'index'>;

/** Stores a new search, after all others. */
export async function createSavedSearch(
  services: Services,
  idUser: number,
  { searchName, description, filter }: NewSavedSearch,
): Promise<SavedSearch> {
  const stored = filterToStore(await withExistingOptions(services, idUser, filter));
  return withUserLock(services.kysely, idUser, (transaction) =>
    insertSavedSearch(transaction, idUser, {
      name: searchName,
      description: emptyIfBlank(description),
      filter: stored,
    }),
  );
}

/** Changes a saved search. Its update date changes with name, description or filter, but not with flags. */
export async function changeSavedSearch(
  services: Services,
  idUser: number,
  change: SavedSearchChange,
): Promise<SavedSearch> {
  const filter = change.filter
    ? filterToStore(await withExistingOptions(services, idUser, change.filter))
    : undefined;
  return withUserLock(services.kysely, idUser, async (transaction) => {
    const row = await ownSavedSearch(transaction, idUser, change.id);
    const values: Updateable<SavedSearchTable> = {
      name: change.searchName ?? row.name,
      description: change.description === undefined ? row.description : emptyIfBlank(change.description),
      show_in_homepage: change.showInHomepage ?? row.show_in_homepage,
      daily_update: change.dailyUpdate ?? row.daily_update,
      is_favorite: change.isFavorite ?? row.is_favorite,
      ...(filter === undefined ? {} : { filter }),
    };
    const isOther =
      values.name !== row.name ||
      values.description !== row.description ||
      (filter !== undefined && (row.filter === null || filter !== filterToStore(storedFilter(row.filter))));
    const { filter_bytes } = await transaction
      .updateTable('saved_search')
      .set({ ...values, ...(isOther ? { updated_at: sql<string>`clock_timestamp()` } : {}) })
      .where('id', '=', row.id)
      .returning('filter_bytes')
      .executeTakeFirstOrThrow();
    if (filter_bytes > row.filter_bytes) await refuseTooLarge(transaction, idUser, filter_bytes);
    if (change.showInHomepage) await refuseBeyondLimit(transaction, idUser, 'show_in_homepage');
    if (change.isFavorite) await refuseBeyondLimit(transaction, idUser, 'is_favorite');
    return savedSearch(await ownSavedSearch(transaction, idUser, row.id));
  });
}

/** Copies a saved search, without its flags, after all others. */
export async function duplicateSavedSearch(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  language: Language,
  id: number,
): Promise<SavedSearch> {
  return withUserLock(kysely, idUser, async (transaction) => {
    const row = await ownSavedSearch(transaction, idUser, id);
    if (row.filter === null) throw filterTooLarge();
    const names = await transaction
      .selectFrom('saved_search')
      .select('name')
      .where('user_id', '=', idUser)
      .execute();
    const name = copyName(
      row.name,
      names.map((own) => own.name),
      language,
    );
    const filter = filterToStore(storedFilter(row.filter));
    return insertSavedSearch(transaction, idUser, { name, description: row.description, filter });
  });
}

/** Deletes a saved search. It can be restored for a while. */
export async function deleteSavedSearch(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  id: number,
): Promise<void> {
  await withUserLock(kysely, idUser, async (transaction) => {
    if (!(await keepSavedSearch(transaction, idUser, id))) throw noSuchSavedSearch();
    await transaction.deleteFrom('saved_search').where('id', '=', id).execute();
  });
}

/** Restores a deleted saved search as it was, except for a folder or flags that are no longer available. */
export async function restoreSavedSearch(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  id: number,
): Promise<SavedSearch> {
  return withUserLock(kysely, idUser, async (transaction) => {
    const deleted = await takeDeleted(transaction, 'saved_search', idUser, id);
    if (!deleted) throw noSuchSavedSearch();
    const own = sql`from saved_search where user_id = ${idUser}`;
    await sql`
      insert into saved_search (id, user_id, folder_id, position, name, description, filter, last_call,
        show_in_homepage, daily_update, is_favorite, created_at, updated_at)
      select id, user_id, (select folder.id from saved_search_folder folder where folder.id = folder_id), position,
        name, description, filter, last_call,
        show_in_homepage and (select count(*) ${own} and show_in_homepage) < ${HOMEPAGE_SEARCHES_MAX},
        daily_update,
        is_favorite and (select count(*) ${own} and is_favorite) < ${FAVOURITE_SEARCHES_MAX},
        created_at, updated_at
      from jsonb_populate_record(null::saved_search, ${deleted.item}::jsonb)`.execute(transaction);
    await refuseTooMany(transaction, 'saved_search', idUser);
    // Checks only the total: a filter from before the limit may be longer.
    await refuseTooLarge(transaction, idUser, 0);
    await renumber(transaction, SAVED_SEARCH_TABLES, idUser);
    return savedSearch(await ownSavedSearch(transaction, idUser, id));
  });
}

async function insertSavedSearch(
  transaction: Transaction<DatabaseSchema>,
  idUser: number,
  texts: { readonly name: string; readonly description: string; readonly filter: string },
): Promise<SavedSearch> {
  const { id, filter_bytes } = await transaction
    .insertInto('saved_search')
    .values({
      user_id: idUser,
      position: await nextPosition(transaction, SAVED_SEARCH_TABLES, idUser),
      ...texts,
    })
    .returning(['id', 'filter_bytes'])
    .executeTakeFirstOrThrow();
  await refuseTooMany(transaction, 'saved_search', idUser);
  await refuseTooLarge(transaction, idUser, filter_bytes);
  return savedSearch(await ownSavedSearch(transaction, idUser, id));
}
