import {
  type AddressedSearch,
  type AddressProblem,
  DEFAULT_SEARCH,
  DEFAULT_SEARCH_FILTER,
  hasActiveFilters,
  type HeaderFilter,
  type OrderBy,
  type ResultsView,
  type SearchFilter,
  type SearchFrom,
} from '@airdex/shared-contracts/search-filter';
import { headerAfter, searchFilterOf, withHeader, type SearchAction } from './search-action.ts';

/** The current search with its order and view, and the selection for the next advanced search. */
export interface SearchState {
  /** The search on the screen; null while a page is shown. */
  readonly search: SearchFilter | null;
  /** What the advanced panel shows, with the header's term. */
  readonly selection: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  readonly view: ResultsView;
  /** Why the page's address contains no search. */
  readonly problem: AddressProblem | null;
  /** The search was not started by a command: its address was opened or returned to. */
  readonly isFromAddress: boolean;
}

export const NO_SEARCH: SearchState = {
  ...DEFAULT_SEARCH,
  search: null,
  selection: DEFAULT_SEARCH_FILTER,
  problem: null,
  isFromAddress: false,
};

/** Events besides the commands of the bus. */
export type SearchChange =
  | { readonly type: 'header'; readonly header: HeaderFilter }
  | { readonly type: 'select'; readonly part: Partial<SearchFilter> }
  | { readonly type: 'clear-selection' }
  | { readonly type: 'order'; readonly orderBy: readonly OrderBy[] }
  | { readonly type: 'view'; readonly view: ResultsView }
  /** The page is at the address of a search. */
  | { readonly type: 'address'; readonly search: AddressedSearch; readonly problem: AddressProblem | null }
  /** The page is not a search; `view` is the one for the next search. */
  | { readonly type: 'hidden'; readonly view: ResultsView };

/** The searches that another term in the header changes. A quick search has no other filters. */
const JOINED: ReadonlySet<SearchFrom> = new Set<SearchFrom>(['AdvancedSearch', 'SavedSearch', 'QuickSearch']);

/**
 * The filters that a term in the header joins: those of the panel while it is open, and those of such a search on the
 * screen. A term typed above the results of another menu starts a new search.
 */
function joinedFilters({ search, selection }: SearchState, isPanelVisible: boolean): SearchFilter {
  if (isPanelVisible) return selection;
  return search !== null && JOINED.has(search.searchFrom) ? search : DEFAULT_SEARCH_FILTER;
}

function afterAction(state: SearchState, action: SearchAction, isPanelVisible: boolean): SearchState {
  // Clearing on another page does not show results.
  if (action.type === 'clearSearch' && state.search === null)
    return { ...state, selection: DEFAULT_SEARCH_FILTER };
  const joined = joinedFilters(state, isPanelVisible);
  const search = searchFilterOf(action, joined);
  return {
    ...state,
    search,
    selection: selectionAfter(state, action, search, joined),
    problem: null,
    isFromAddress: false,
  };
}

/** The panel's selection after an action: that of the search, with choices that a typed term did not search for. */
function selectionAfter(
  state: SearchState,
  action: SearchAction,
  search: SearchFilter,
  joined: SearchFilter,
): SearchFilter {
  const isTyped = action.type === 'setSearchFrom' || action.type === 'submitSearch';
  if (isTyped && joined === state.search) return withHeader(state.selection, action.header);
  const header = headerAfter(action, search);
  return header === null ? search : withHeader(search, header);
}

/** The reducer of the state. */
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
    case 'clear-selection':
      return { ...state, selection: DEFAULT_SEARCH_FILTER };
    case 'order':
      return { ...state, orderBy: event.orderBy };
    case 'view':
      return { ...state, view: event.view };
    case 'address': {
      const { filter, orderBy, view } = event.search;
      return {
        search: filter,
        selection: filter,
        orderBy,
        view,
        problem: event.problem,
        isFromAddress: true,
      };
    }
    case 'hidden':
      return { ...NO_SEARCH, selection: state.selection, view: event.view };
    default:
      return afterAction(state, event, isPanelVisible);
  }
}

/** Whether there is anything to clear: in the search on the screen, or in the selection for the next. */
export function isAnythingActive({ search, selection }: SearchState): boolean {
  return hasActiveFilters(selection) || (search !== null && hasActiveFilters(search));
}
