import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useReconnect } from '@airdex/mfe-kit/screen';
import { ApiFailure } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { EventBus } from '@airdex/shared-contracts/events';
import { requestResults, type SearchApi } from './requests-ahead.ts';
import {
  canLoadMore,
  NO_RESULTS_YET,
  pagesInOneRequest,
  pagesToReload,
  resultsReducer,
  type ResultsState,
} from './results-state.ts';
import { markLooked, searchRequest, type RequestedPages, type Search } from './search-request.ts';

interface ResultsHost {
  readonly api: SearchApi;
  readonly bus: Pick<EventBus, 'raise'>;
}

export interface Results extends ResultsState {
  /** Requests the next page if there is one and none is under way. */
  readonly loadMore: () => void;
  /** Repeats what failed. */
  readonly retry: () => void;
  /** Reloads all loaded rows in one request; the old ones stay until then. */
  readonly reload: () => void;
  /** Discards the rows and requests the first page again. */
  readonly startOver: () => void;
}

/**
 * Loads the results of a search page by page. A new search starts over; a new language reloads all loaded
 * rows in one request and keeps the old ones until then. Only the response to the latest request counts. Null
 * requests nothing. After a saved search was viewed, lists of saved searches reload: its last call has changed.
 */
export function useResults({ api, bus }: ResultsHost, search: Search | null, language: Language): Results {
  const [state, dispatch] = useReducer(resultsReducer, NO_RESULTS_YET);
  /** The request under way. */
  const latest = useRef<AbortController | null>(null);
  const shown = useRef<{ search: Search | null; round: number } | null>(null);
  const [round, startOver] = useReducer((done: number) => done + 1, 0);
  // A number, so that simultaneous reloads and restarts lead to one request.
  const [reloads, reload] = useReducer((done: number) => done + 1, 0);

  const send = useCallback(
    async (ask: RequestedPages) => {
      latest.current?.abort();
      latest.current = null;
      if (search === null) return;
      const controller = new AbortController();
      latest.current = controller;
      const isMore = ask.page > 1;
      try {
        const body = searchRequest(search, ask);
        const result = await requestResults(api, search.filter, body, controller.signal);
        markLooked(search.filter);
        if (body.refreshLastCall && search.filter.savedSearchId !== null) bus.raise('saveSearch');
        if (latest.current !== controller) return;
        latest.current = null;
        dispatch(isMore ? { type: 'loaded-more', result } : { type: 'loaded', result, pages: ask.pages });
      } catch (error) {
        // Failures of a replaced request are irrelevant.
        if (latest.current !== controller) return;
        latest.current = null;
        const failure = error instanceof ApiFailure ? error.kind : 'unreadable';
        dispatch(isMore ? { type: 'failed-more' } : { type: 'failed', failure });
      }
    },
    [api, bus, search],
  );

  const firstPages = pagesInOneRequest(search?.firstPages ?? 1);
  const pagesNeeded = state.pagesLoaded > 0 ? pagesToReload(state) : firstPages;
  const pages = useRef(1);
  useEffect(() => {
    pages.current = pagesNeeded;
  }, [pagesNeeded]);

  useEffect(() => {
    const isSameRound = shown.current?.round === round;
    // A restart begins with the first page.
    const first = isSameRound || shown.current === null ? firstPages : 1;
    const isSameSearch = isSameRound && shown.current?.search === search;
    // The same programmes in another order: the old rows stay until the new ones arrive, and with them the
    // focus.
    const isSameFilter = isSameRound && search !== null && shown.current?.search?.filter === search.filter;
    shown.current = { search, round };
    dispatch({ type: isSameSearch ? 'reload-requested' : isSameFilter ? 'reorder-requested' : 'new-search' });
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
    dispatch({ type: 'more-requested' });
    void send({ page: state.pagesLoaded + 1, pages: 1 });
  };

  const retry = () => {
    if (state.more === 'failed') return askMore();
    dispatch({ type: 'reload-requested' });
    void send({ page: 1, pages: pagesNeeded });
  };
  useReconnect(() => {
    if (state.status === 'failed' || state.more === 'failed') retry();
  });

  return {
    ...state,
    loadMore() {
      // A reload may be under way that is not rendered yet.
      if (latest.current === null && canLoadMore(state)) askMore();
    },
    retry,
    reload,
    startOver,
  };
}
