import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';

/**
 * The user's settings of the daily letter. Loaded again on each visit and when the window gets the focus, because
 * another window or the link of a mail may change them.
 */
export const configQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['daily-update-config'],
    queryFn: ({ signal }) => api.getDailyUpdateConfig({ signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // If the request of a later visit fails, the response of an earlier one must not be shown.
    gcTime: 0,
  });

export type DailyUpdateConfig = Awaited<ReturnType<ApiClient['getDailyUpdateConfig']>>;
/** The settings that the user can change. */
export type DailyUpdateChoice = Pick<DailyUpdateConfig, 'isActive' | 'email'>;
