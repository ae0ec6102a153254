import {
  cardSearchFilter,
  DEFAULT_HEADER_FILTER,
  DEFAULT_SEARCH_FILTER,
  headerFilter,
  isDefault,
  playlistFilter,
  quickSearchFilter,
  savedSearchFilter,
  searchFilterSchema,
  type HeaderFilter,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import type { EventPayloads } from '@airdex/shared-contracts/events';

/** What starts or changes a search: a command or signal of the bus, with what it carries. */
export type SearchAction =
  | ({ readonly type: 'setSearchFrom' } & EventPayloads['setSearchFrom'])
  | ({ readonly type: 'submitSearch' } & EventPayloads['submitSearch'])
  | { readonly type: 'clearSearch' }
  | { readonly type: 'NotaSelection' | 'AudienceBooster' | 'Latest' | 'Upcoming'; readonly today: string }
  | { readonly type: 'SavedSearch'; readonly saved: EventPayloads['SavedSearch'] }
  | { readonly type: 'Playlist'; readonly id: number }
  | ({ readonly type: 'SearchFromCard' } & EventPayloads['SearchFromCard']);

function withHeader(filter: SearchFilter, { term, selectedSearchTitles }: HeaderFilter): SearchFilter {
  return { ...filter, term: term.trim(), selectedSearchTitles };
}

/**
 * Enter in the header: with a term it is a quick search, without one it asks for what an advanced search would, which
 * says by itself that it has nothing to look for.
 */
function submitted(header: HeaderFilter): SearchFilter {
  const searchFrom = header.term.trim() === '' ? 'AdvancedSearch' : 'QuickSearch';
  return withHeader({ ...DEFAULT_SEARCH_FILTER, searchFrom }, header);
}

/** The filter that an action leads to. */
export function searchFilterOf(action: SearchAction): SearchFilter {
  switch (action.type) {
    case 'setSearchFrom':
      return withHeader({ ...DEFAULT_SEARCH_FILTER, searchFrom: action.searchFrom }, action.header);
    case 'submitSearch':
      return submitted(action.header);
    case 'clearSearch':
      return DEFAULT_SEARCH_FILTER;
    case 'SavedSearch':
      return savedSearchFilter(action.saved);
    case 'Playlist':
      return playlistFilter(action.id);
    case 'SearchFromCard':
      return cardSearchFilter(searchFilterSchema.parse(action.filter));
    case 'NotaSelection':
    case 'AudienceBooster':
    case 'Latest':
    case 'Upcoming':
      return quickSearchFilter(action.type, action.today);
  }
}

/**
 * What the header shows after an action, or null when the header itself raised it. Saved and card searches bring their
 * term and fields; every other menu leaves the header empty.
 */
export function headerAfter(action: SearchAction, filter: SearchFilter): HeaderFilter | null {
  switch (action.type) {
    case 'setSearchFrom':
    case 'submitSearch':
      return null;
    case 'SavedSearch':
    case 'SearchFromCard':
      return headerFilter(filter.term, filter.selectedSearchTitles);
    default:
      return DEFAULT_HEADER_FILTER;
  }
}

/** Whether there is anything that "clear all filters" would clear. */
export function hasActiveFilters(filter: SearchFilter): boolean {
  return !isDefault(filter) || filter.term !== '' || filter.startDate !== null || filter.endDate !== null;
}
