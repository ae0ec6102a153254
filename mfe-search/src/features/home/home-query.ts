import { queryOptions, type Query } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { today, type Language } from '@airdex/shared-contracts/constants';
import { HOME_SEARCHES_CALL, INSIGHTS_CALL, type HomeList } from './home-lists.ts';

/**
 * Options for a section, which shows what the page has loaded and requests nothing by itself, even when the cache is
 * cleared at logout. Retry still loads it again.
 */
export const LOADED_BY_PAGE = { enabled: false } as const;

/** Every list depends on the date, so users who return to the page on another day see it load again. */
const OF_TODAY = {
  refetchOnWindowFocus: ({ state }: Pick<Query, 'state'>) =>
    today(new Date(state.dataUpdatedAt)) !== today() && ('always' as const),
};

/** The programmes of a menu's row, in a language; shared by all callers. */
export const homeQuery = (list: HomeList, api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['home', list.menu, language],
    queryFn: ({ signal }) => api[list.call]({ params: {}, signal }),
    ...OF_TODAY,
  });

/** The newest report in short; null if there is none, or if the user may not read reports. */
export const insightsQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['home', 'insights', language],
    queryFn: ({ signal }) => api[INSIGHTS_CALL]({ signal }),
    ...OF_TODAY,
  });

export const HOME_SEARCHES_KEY = 'home-searches';

/** The saved searches of the home page, at most two. */
export const homeSearchesQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: [HOME_SEARCHES_KEY, language],
    queryFn: async ({ signal }) => {
      const { savedSearch1, savedSearch2 } = await api[HOME_SEARCHES_CALL]({ signal });
      return [savedSearch1, savedSearch2].filter((saved) => saved !== null);
    },
    // Opening a saved search changes its last call, and with it which programmes are new.
    staleTime: 0,
    ...OF_TODAY,
  });
