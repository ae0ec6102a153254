import { RESULTS_PER_PAGE } from '@airdex/shared-contracts/constants';
import { RESULTS_PER_REQUEST_MAX } from '@airdex/shared-contracts/search-filter';
import type { ApiFailureKind, ProgrammeLine, SearchResult } from '@airdex/shared-contracts/api';

/** The result list as far as it is loaded. `failed` keeps the existing rows. */
export interface ResultsState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why it failed; null otherwise. */
  readonly failure: ApiFailureKind | null;
  /** The rows were requested again, and the previous ones are still shown. */
  readonly isReloading: boolean;
  /** The next page is under way or failed. */
  readonly more: 'idle' | 'loading' | 'failed';
  readonly programs: readonly ProgrammeLine[];
  readonly count: number;
  readonly hideRatings: boolean;
  /** Pages of 120 that have been loaded. */
  readonly pagesLoaded: number;
}

export const NO_RESULTS_YET: ResultsState = {
  status: 'loading',
  failure: null,
  isReloading: false,
  more: 'idle',
  programs: [],
  count: 0,
  hideRatings: false,
  pagesLoaded: 0,
};

export type ResultsAction =
  | { readonly type: 'new-search' }
  | { readonly type: 'reload-requested' }
  | { readonly type: 'reorder-requested' }
  | { readonly type: 'more-requested' }
  | { readonly type: 'loaded'; readonly result: SearchResult; readonly pages: number }
  | { readonly type: 'loaded-more'; readonly result: SearchResult }
  | { readonly type: 'failed'; readonly failure: ApiFailureKind }
  | { readonly type: 'failed-more' };

function appended(state: ResultsState, result: SearchResult): ResultsState {
  // The catalogue may change between two pages and move a programme to the next one: show it once.
  const known = new Set(state.programs.map(({ idProgram }) => idProgram));
  const programs = [...state.programs, ...result.programs.filter(({ idProgram }) => !known.has(idProgram))];
  const isLast = result.programs.length < RESULTS_PER_PAGE;
  return {
    ...state,
    more: 'idle',
    programs,
    count: isLast ? programs.length : Math.max(state.count, programs.length),
    pagesLoaded: state.pagesLoaded + 1,
  };
}

/** The rows stay until others replace them. */
function reloading(state: ResultsState): ResultsState {
  const hasRows = state.programs.length > 0;
  return {
    ...state,
    status: hasRows ? 'ready' : 'loading',
    failure: null,
    isReloading: hasRows,
    more: 'idle',
  };
}

/** The reducer of the list. Pass in only responses to the latest request. */
export function resultsReducer(state: ResultsState, action: ResultsAction): ResultsState {
  switch (action.type) {
    case 'new-search':
      return NO_RESULTS_YET;
    case 'reload-requested':
      return reloading(state);
    case 'reorder-requested':
      return { ...reloading(state), pagesLoaded: 0 };
    case 'more-requested':
      return { ...state, more: 'loading' };
    case 'loaded':
      return {
        status: 'ready',
        failure: null,
        isReloading: false,
        more: 'idle',
        programs: action.result.programs,
        count: action.result.count ?? action.result.programs.length,
        hideRatings: action.result.hideRatings,
        pagesLoaded: action.pages,
      };
    case 'loaded-more':
      return appended(state, action.result);
    case 'failed':
      return { ...state, status: 'failed', failure: action.failure, isReloading: false, more: 'idle' };
    case 'failed-more':
      return { ...state, more: 'failed' };
  }
}

/**
 * Whether another page exists and scrolling may request it. After a failure only Retry does; during a reload
 * the page would replace the reload.
 */
export function canLoadMore(state: ResultsState): boolean {
  const isSettled = state.status === 'ready' && !state.isReloading && state.more === 'idle';
  return isSettled && state.programs.length < state.count;
}

const PAGES_MAX = Math.floor(RESULTS_PER_REQUEST_MAX / RESULTS_PER_PAGE);

/** Maximum number of these pages in one request. */
export function pagesInOneRequest(pages: number): number {
  return Math.min(Math.max(pages, 1), PAGES_MAX);
}

/** Number of pages that one request returns when the loaded rows are requested again. */
export function pagesToReload(state: ResultsState): number {
  return pagesInOneRequest(state.pagesLoaded);
}
