import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';

/** The saved searches of the daily letter. Other pages change them, so each visit reads them again. */
export const letterSearchesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['daily-update-searches'],
    queryFn: ({ signal }) => api.getDailyUpdateSavedSearches({ signal }),
    staleTime: 0,
  });
