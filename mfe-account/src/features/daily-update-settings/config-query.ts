import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';

/**
 * The user's settings of the daily letter. Read again with each visit and when the window is used again: another
 * window and the link of a mail change them, too.
 */
export const configQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['daily-update-config'],
    queryFn: ({ signal }) => api.getDailyUpdateConfig({ signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // If the request of a later visit fails, there must be no answer of an earlier one to show instead.
    gcTime: 0,
  });

export type DailyUpdateConfig = Awaited<ReturnType<ApiClient['getDailyUpdateConfig']>>;
/** What the user can change of them. */
export type DailyUpdateChoice = Pick<DailyUpdateConfig, 'isActive' | 'email'>;
