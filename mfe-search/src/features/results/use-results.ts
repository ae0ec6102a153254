import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useReconnect } from '@airdex/mfe-kit/screen';
import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';
import { RESULTS_PER_PAGE, type Language } from '@airdex/shared-contracts/constants';
import type {
  OrderBy,
  ProgrammeSelection,
  SearchFilter,
  SearchRequestInput,
} from '@airdex/shared-contracts/search-filter';
import { sentOrder } from '../sorting/sent-order.ts';
import {
  canLoadMore,
  NO_RESULTS_YET,
  pagesInOneRequest,
  pagesToReload,
  resultsReducer,
  type ResultsState,
} from './results-state.ts';

/** A search as it is sent: what to find and in which order. A new object is a new search. */
export interface Search {
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  /** Only these of what the filter finds; left out, all. */
  readonly selection?: ProgrammeSelection;
  /** Pages that are loaded at first, in one request: as many as the reader's place needs. 1 when left out. */
  readonly firstPages?: number;
  /** True: the last look at the filter's saved search is not known here, and the server takes the one that it knows. */
  readonly isLastCallOpen?: boolean;
}

export interface Results extends ResultsState {
  /** Asks for the next page if there is one and none is on its way. */
  readonly loadMore: () => void;
  /** Asks again for what failed. */
  readonly retry: () => void;
  /** Asks again, at once, for all rows that are loaded; they stay until those come. */
  readonly reload: () => void;
  /** Forgets the rows and asks for the first page again. */
  readonly startOver: () => void;
}

/**
 * Searches that were answered. Only the first look at a saved search moves its last call; paging on, another order or
 * language, looking at a part of it and coming back to it must not, or what is new would be old at once.
 */
const looked = new WeakSet<SearchFilter>();

const EVERYTHING: ProgrammeSelection = { isAllSelected: true, selectMode: 'Exclude', selectedIds: [] };

type Ask = { readonly page: number; readonly pages: number };

function request(search: Search, { page, pages }: Ask): SearchRequestInput {
  const { lastCall, ...filter } = search.filter;
  return {
    ...filter,
    ...(search.isLastCallOpen === true ? {} : { lastCall }),
    ...(search.selection ?? EVERYTHING),
    orderBy: sentOrder(search.orderBy),
    page,
    resultsPerPage: pages * RESULTS_PER_PAGE,
    ignoreCount: page > 1,
    refreshLastCall:
      search.filter.refreshLastCall &&
      page === 1 &&
      search.selection === undefined &&
      !looked.has(search.filter),
  };
}

/**
 * Loads the results of a search page by page. A new search starts anew; a new language asks once for all rows that
 * were loaded and keeps the old ones until they come. Only the answer to what was asked last counts. Null asks nothing.
 */
export function useResults(
  api: Pick<ApiClient, 'getAdvancedSearchPrograms'>,
  search: Search | null,
  language: Language,
): Results {
  const [state, dispatch] = useReducer(resultsReducer, NO_RESULTS_YET);
  const latest = useRef<AbortController | null>(null);
  const shown = useRef<{ search: Search | null; round: number } | null>(null);
  const [round, startOver] = useReducer((done: number) => done + 1, 0);
  // A number, so that reloading and starting over at one moment are one request.
  const [reloads, reload] = useReducer((done: number) => done + 1, 0);

  const send = useCallback(
    async (ask: Ask) => {
      latest.current?.abort();
      if (search === null) return;
      const asked = new AbortController();
      latest.current = asked;
      const isMore = ask.page > 1;
      try {
        const result = await api.getAdvancedSearchPrograms({
          body: request(search, ask),
          signal: asked.signal,
        });
        looked.add(search.filter);
        if (latest.current !== asked) return;
        dispatch(isMore ? { type: 'loaded-more', result } : { type: 'loaded', result, pages: ask.pages });
      } catch (error) {
        // Whatever went wrong with a request that was replaced is of no interest any more.
        if (latest.current !== asked) return;
        const failure = error instanceof ApiFailure ? error.kind : 'unreadable';
        dispatch(isMore ? { type: 'failed-more' } : { type: 'failed', failure });
      }
    },
    [api, search],
  );

  const firstPages = pagesInOneRequest(search?.firstPages ?? 1);
  const wanted = state.pagesLoaded > 0 ? pagesToReload(state) : firstPages;
  const pages = useRef(1);
  useEffect(() => {
    pages.current = wanted;
  }, [wanted]);

  useEffect(() => {
    const isSameRound = shown.current?.round === round;
    // Starting over means from the first page.
    const first = isSameRound || shown.current === null ? firstPages : 1;
    const isSameSearch = isSameRound && shown.current?.search === search;
    // The same programmes in another order: the old rows stay until those come, and with them the focus.
    const isSameFilter = isSameRound && search !== null && shown.current?.search?.filter === search.filter;
    shown.current = { search, round };
    dispatch({ type: isSameSearch ? 'asked-again' : isSameFilter ? 'asked-in-order' : 'asked-anew' });
    void send({ page: 1, pages: isSameSearch ? pages.current : first });
  }, [search, language, round, reloads, firstPages, send]);

  useEffect(
    () => () => {
      latest.current?.abort();
      latest.current = null;
    },
    [],
  );

  const askMore = () => {
    dispatch({ type: 'asked-more' });
    void send({ page: state.pagesLoaded + 1, pages: 1 });
  };

  const retry = () => {
    if (state.more === 'failed') return askMore();
    dispatch({ type: 'asked-again' });
    void send({ page: 1, pages: wanted });
  };
  useReconnect(() => {
    if (state.status === 'failed' || state.more === 'failed') retry();
  });

  return {
    ...state,
    loadMore() {
      if (canLoadMore(state)) askMore();
    },
    retry,
    reload,
    startOver,
  };
}
