import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';

/** Changes of the history, at first and with each "Show more". */
export const HISTORY_STEPS = [20, 100, 1000] as const;

/** Reload interval in milliseconds, because others publish while the page is open. */
const EVERY_MS = 5000;

export function releasesQuery(api: ApiClient, history: number) {
  return queryOptions({
    queryKey: ['releases', history],
    queryFn: ({ signal }) => api.getReleases({ params: { history: String(history) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
}
