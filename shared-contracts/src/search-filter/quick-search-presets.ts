import { DateTime } from 'luxon';
import { DEFAULT_SEARCH_FILTER } from './default-search-filter.ts';
import type { SearchFilter } from './search-filter.ts';

/** The four quick searches of the navigation bar. */
export const QUICK_SEARCH_MENUS = ['NotaSelection', 'AudienceBooster', 'Latest', 'Upcoming'] as const;
export type QuickSearchMenu = (typeof QUICK_SEARCH_MENUS)[number];

function settings(menu: QuickSearchMenu, today: DateTime<true>): Partial<SearchFilter> {
  const yesterday = today.minus({ days: 1 });
  switch (menu) {
    case 'NotaSelection':
      return { isNotaSelection: true };
    case 'Latest':
      return { startDate: yesterday.minus({ years: 1 }).toISODate(), endDate: yesterday.toISODate() };
    case 'Upcoming':
      return { startDate: today.toISODate(), endDate: null };
    case 'AudienceBooster':
      return {
        selectedMarketShareComparison: 'BiggerOrEqual',
        startDate: today.minus({ years: 1 }).toISODate(),
        endDate: today.toISODate(),
      };
  }
}

/**
 * The whole filter a quick-search menu stands for.
 * @param today the caller's own calendar day, YYYY-MM-DD. Throws when it is not a date.
 */
export function quickSearchFilter(menu: QuickSearchMenu, today: string): SearchFilter {
  const day = DateTime.fromISO(today, { zone: 'utc' });
  if (!day.isValid) throw new Error(`'${today}' is not a date in the form YYYY-MM-DD.`);
  return { ...DEFAULT_SEARCH_FILTER, ...settings(menu, day), searchFrom: menu };
}

/** The filter of a playlist's own search: that playlist, no dates. */
export function playlistFilter(idPlaylist: number): SearchFilter {
  return { ...DEFAULT_SEARCH_FILTER, searchFrom: 'Playlist', selectedPlaylists: [idPlaylist] };
}

/** The filter of a saved search: what was stored, with its id and last call, counting this call as a look. */
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

/** The filter of a search started from a card: the given fields over the default ones. */
export function cardSearchFilter(given: Partial<SearchFilter>): SearchFilter {
  return { ...DEFAULT_SEARCH_FILTER, ...given, searchFrom: 'AdvancedSearch' };
}
