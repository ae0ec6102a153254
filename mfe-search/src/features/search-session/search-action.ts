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

/** What starts or changes a search: a command or signal of the bus, with what it carries, or one that is taken back. */
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

/** The filter as an advanced search: of a saved search it was made from nothing is left but what it asks for. */
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
 * The header's term over the filters it joins. With a term alone it is a quick search; without anything it asks for what
 * an advanced search would, which says by itself that it has nothing to look for.
 */
function headerSearch(header: HeaderFilter, joined: SearchFilter, isSubmitted: boolean): SearchFilter {
  const isQuick = !hasFacets(joined) && !(isSubmitted && header.term.trim() === '');
  return withHeader(
    { ...asAdvancedSearch(joined), searchFrom: isQuick ? 'QuickSearch' : 'AdvancedSearch' },
    header,
  );
}

/**
 * The filter that an action leads to.
 * @param joined the filters that the header's term is added to: those of the advanced panel while it is in use, else none
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
 * What the header shows after an action, or null when the header itself holds it already. Saved and card searches,
 * and those that are taken back, bring
 * their term and fields; every other menu leaves the header empty.
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
