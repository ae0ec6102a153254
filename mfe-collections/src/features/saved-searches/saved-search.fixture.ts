import type { SavedSearch } from '@airdex/shared-contracts/api';
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
