import {
  cardSearchFilter,
  DEFAULT_HEADER_FILTER,
  DEFAULT_SEARCH_FILTER,
  headerFilter,
  hasFacets,
  playlistFilter,
  quickSearchFilter,
  savedSearchFilter,
  searchFilterSchema,
  type HeaderFilter,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import type { EventPayloads } from '@airdex/shared-contracts/events';

/** What starts or changes a search: a command or signal of the bus with its payload, or a restored search. */
export type SearchAction =
  | ({ readonly type: 'setSearchFrom' } & EventPayloads['setSearchFrom'])
  | ({ readonly type: 'submitSearch' } & EventPayloads['submitSearch'])
  | ({ readonly type: 'advancedSearch' } & EventPayloads['advancedSearch'])
  | { readonly type: 'clearSearch' }
  | { readonly type: 'restore'; readonly filter: SearchFilter }
  | { readonly type: 'NotaSelection' | 'AudienceBooster' | 'Latest' | 'Upcoming'; readonly today: string }
  | { readonly type: 'SavedSearch'; readonly saved: EventPayloads['SavedSearch'] }
  | { readonly type: 'Playlist'; readonly id: number }
  | ({ readonly type: 'SearchFromCard' } & EventPayloads['SearchFromCard']);

/** The filter with the term and the fields of the header. */
export function withHeader(filter: SearchFilter, { term, selectedSearchTitles }: HeaderFilter): SearchFilter {
  return { ...filter, term: term.trim(), selectedSearchTitles };
}

/** The filter as an advanced search: keeps only the criteria of the saved search it came from. */
export function asAdvancedSearch(filter: SearchFilter): SearchFilter {
  return {
    ...filter,
    searchFrom: 'AdvancedSearch',
    savedSearchId: null,
    lastCall: null,
    refreshLastCall: false,
  };
}

/**
 * Adds the header's term to the filters it joins. A term alone is a quick search; without anything the result
 * is an empty advanced search, which is reported as having nothing to search for.
 */
function headerSearch(header: HeaderFilter, joined: SearchFilter, isSubmitted: boolean): SearchFilter {
  const isQuick = !hasFacets(joined) && !(isSubmitted && header.term.trim() === '');
  return withHeader(
    { ...asAdvancedSearch(joined), searchFrom: isQuick ? 'QuickSearch' : 'AdvancedSearch' },
    header,
  );
}

/**
 * The filter that results from an action.
 * @param joined the filters that the header's term is added to
 */
export function searchFilterOf(
  action: SearchAction,
  joined: SearchFilter = DEFAULT_SEARCH_FILTER,
): SearchFilter {
  switch (action.type) {
    case 'setSearchFrom':
      return action.searchFrom === 'QuickSearch'
        ? headerSearch(action.header, joined, false)
        : withHeader({ ...DEFAULT_SEARCH_FILTER, searchFrom: action.searchFrom }, action.header);
    case 'submitSearch':
      return headerSearch(action.header, joined, true);
    case 'advancedSearch':
      return asAdvancedSearch(searchFilterSchema.parse(action.filter));
    case 'clearSearch':
      return DEFAULT_SEARCH_FILTER;
    case 'restore':
      return action.filter;
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
 * What the header shows after an action, or null if the header already has it. Saved, card and restored
 * searches set their term and fields; every other menu leaves the header empty.
 */
export function headerAfter(action: SearchAction, filter: SearchFilter): HeaderFilter | null {
  switch (action.type) {
    case 'setSearchFrom':
    case 'submitSearch':
    case 'advancedSearch':
      return null;
    case 'SavedSearch':
    case 'SearchFromCard':
    case 'restore':
      return headerFilter(filter.term, filter.selectedSearchTitles);
    default:
      return DEFAULT_HEADER_FILTER;
  }
}
