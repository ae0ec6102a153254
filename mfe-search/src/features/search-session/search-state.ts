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
} from '@airdex/shared-contracts/search-filter';
import { headerAfter, searchFilterOf, withHeader, type SearchAction } from './search-action.ts';

/** What is searched for and how it is shown, and what the next advanced search would be. */
export interface SearchState {
  /** The search on the screen; null while a page is. */
  readonly search: SearchFilter | null;
  /** What the advanced panel shows, with the header's term. */
  readonly selection: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  readonly view: ResultsView;
  /** Why the address of the page says no search. */
  readonly problem: AddressProblem | null;
  /** The search was not asked for here and now: its address was opened, or come back to. */
  readonly isFromAddress: boolean;
}

export const NO_SEARCH: SearchState = {
  ...DEFAULT_SEARCH,
  search: null,
  selection: DEFAULT_SEARCH_FILTER,
  problem: null,
  isFromAddress: false,
};

/** What happens besides the commands of the bus. */
export type SearchChange =
  | { readonly type: 'header'; readonly header: HeaderFilter }
  | { readonly type: 'select'; readonly part: Partial<SearchFilter> }
  | { readonly type: 'clear-selection' }
  | { readonly type: 'order'; readonly orderBy: readonly OrderBy[] }
  | { readonly type: 'view'; readonly view: ResultsView }
  /** The page is at the address of a search. */
  | { readonly type: 'address'; readonly search: AddressedSearch; readonly problem: AddressProblem | null }
  /** The page is no search; `view` is the one that the next search starts with. */
  | { readonly type: 'hidden'; readonly view: ResultsView };

/**
 * The filters that a term in the header joins: those of the panel while it is shown or its search is on the screen. A
 * term typed over the results of a menu starts anew.
 */
function joinedFilters({ search, selection }: SearchState, isPanelVisible: boolean): SearchFilter {
  return isPanelVisible || search?.searchFrom === 'AdvancedSearch' ? selection : DEFAULT_SEARCH_FILTER;
}

function afterAction(state: SearchState, action: SearchAction, isPanelVisible: boolean): SearchState {
  // Clearing while a page is shown brings no results on the screen.
  if (action.type === 'clearSearch' && state.search === null)
    return { ...state, selection: DEFAULT_SEARCH_FILTER };
  const search = searchFilterOf(action, joinedFilters(state, isPanelVisible));
  const header = headerAfter(action, search);
  const selection = header === null ? search : withHeader(search, header);
  return { ...state, search, selection, problem: null, isFromAddress: false };
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

/** Whether there is anything to clear: in the search on the screen, or in what is chosen for the next. */
export function isAnythingActive({ search, selection }: SearchState): boolean {
  return hasActiveFilters(selection) || (search !== null && hasActiveFilters(search));
}
