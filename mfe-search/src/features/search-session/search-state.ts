import {
  DEFAULT_SEARCH_FILTER,
  type HeaderFilter,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import {
  hasActiveFilters,
  headerAfter,
  searchFilterOf,
  withHeader,
  type SearchAction,
} from './search-action.ts';

/** What is searched for, and what the next advanced search would be. */
export interface SearchState {
  /** The search on the screen; null while a page is. */
  readonly search: SearchFilter | null;
  /** What the advanced panel shows, with the header's term. */
  readonly selection: SearchFilter;
}

export const NO_SEARCH: SearchState = { search: null, selection: DEFAULT_SEARCH_FILTER };

/** What happens besides the commands of the bus. */
export type SearchChange =
  | { readonly type: 'header'; readonly header: HeaderFilter }
  | { readonly type: 'select'; readonly part: Partial<SearchFilter> }
  | { readonly type: 'clear-selection' }
  | { readonly type: 'hidden' };

/**
 * The filters that a term in the header joins: those of the panel while it is shown or its search is on the screen. A
 * term typed over the results of a menu starts anew.
 */
function joinedFilters({ search, selection }: SearchState, isPanelVisible: boolean): SearchFilter {
  return isPanelVisible || search?.searchFrom === 'AdvancedSearch' ? selection : DEFAULT_SEARCH_FILTER;
}

function afterAction(state: SearchState, action: SearchAction, isPanelVisible: boolean): SearchState {
  // Clearing while a page is shown brings no results on the screen.
  if (action.type === 'clearSearch' && state.search === null) return NO_SEARCH;
  const search = searchFilterOf(action, joinedFilters(state, isPanelVisible));
  const header = headerAfter(action, search);
  return { search, selection: header === null ? search : withHeader(search, header) };
}

/** What the state becomes. */
export function searchReducer(
  state: SearchState,
  event: SearchAction | SearchChange,
  isPanelVisible = false,
): SearchState {
  switch (event.type) {
    case 'header':
      return { ...state, selection: withHeader(state.selection, event.header) };
    case 'select':
      return { ...state, selection: { ...state.selection, ...event.part } };
    case 'clear-selection': {
      const { term, selectedSearchTitles } = state.selection;
      return { ...state, selection: { ...DEFAULT_SEARCH_FILTER, term, selectedSearchTitles } };
    }
    case 'hidden':
      return { ...state, search: null };
    default:
      return afterAction(state, event, isPanelVisible);
  }
}

/** Whether there is anything to clear: in the search on the screen, or in what is chosen for the next. */
export function isAnythingActive({ search, selection }: SearchState): boolean {
  return hasActiveFilters(selection) || (search !== null && hasActiveFilters(search));
}
