import { plusDays, plusYears } from '../constants/calendar-day.ts';
import { DEFAULT_SEARCH_FILTER } from './default-search-filter.ts';
import type { SearchFilter } from './search-filter.ts';

/** The four quick searches of the navigation bar. */
export const QUICK_SEARCH_MENUS = ['NotaSelection', 'AudienceBooster', 'Latest', 'Upcoming'] as const;
export type QuickSearchMenu = (typeof QUICK_SEARCH_MENUS)[number];

function settings(menu: QuickSearchMenu, today: string): Partial<SearchFilter> {
  const yesterday = plusDays(today, -1);
  switch (menu) {
    case 'NotaSelection':
      return { isNotaSelection: true };
    case 'Latest':
      return { startDate: plusYears(yesterday, -1), endDate: yesterday };
    case 'Upcoming':
      return { startDate: today, endDate: null };
    case 'AudienceBooster':
      return {
        selectedMarketShareComparison: 'BiggerOrEqual',
        startDate: plusYears(today, -1),
        endDate: today,
      };
  }
}

/**
 * The whole filter of a quick-search menu. Throws if `today` is not a date.
 * @param today the user's calendar day, YYYY-MM-DD
 */
export function quickSearchFilter(menu: QuickSearchMenu, today: string): SearchFilter {
  return { ...DEFAULT_SEARCH_FILTER, ...settings(menu, today), searchFrom: menu };
}

/** The filter of a playlist's search: that playlist, no dates. */
export function playlistFilter(idPlaylist: number): SearchFilter {
  return { ...DEFAULT_SEARCH_FILTER, searchFrom: 'Playlist', selectedPlaylists: [idPlaylist] };
}

/** The filter of a saved search: the stored filter with its id and last call. Running it updates the last call. */
export function savedSearchFilter(saved: {
  id: number;
  lastCall: string | null;
  filter: SearchFilter;
}): SearchFilter {
  return {
    ...saved.filter,
    searchFrom: 'SavedSearch',
    savedSearchId: saved.id,
    lastCall: saved.lastCall,
    refreshLastCall: true,
  };
}

/** The filter of a search from a card: the default filter with these fields. */
export function cardSearchFilter(given: Partial<SearchFilter>): SearchFilter {
  return { ...DEFAULT_SEARCH_FILTER, ...given, searchFrom: 'AdvancedSearch' };
}
