import type { ApiClient, SavedSearch } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';

/** A saved search as the API returns it, with the given fields over defaults. */
export function savedSearch(fields: Partial<SavedSearch> & { id: number }): SavedSearch {
  return {
    searchName: `Search ${String(fields.id)}`,
    description: '',
    filter: { ...DEFAULT_SEARCH_FILTER, term: 'crime' },
    lastCall: '2026-03-01T08:00:00.000Z',
    showInHomepage: false,
    dailyUpdate: false,
    isFavorite: false,
    creationDate: '2026-02-03T08:00:00.000Z',
    updateDate: '2026-02-28T08:00:00.000Z',
    ...fields,
  };
}

/** The order of these saved searches, outside of folders, as the API returns it. */
export function orderOf(
  searches: readonly SavedSearch[],
): Awaited<ReturnType<ApiClient['getSortableSearches']>> {
  return searches.map(({ id, searchName }) => ({ id, name: searchName, isFolder: false, childs: [] }));
}
