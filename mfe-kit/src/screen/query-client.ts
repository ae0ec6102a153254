import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@airdex/shared-contracts/api';

const RETRIES = 1;

/**
 * True for a failure that may be temporary. The server would refuse a refused call again; after a timeout, users should
 * see the failure instead of waiting as long again; and without a network, a retry cannot succeed.
 */
function isPassing(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'unreachable' && navigator.onLine;
}

/** The query client of a remote. It lives as long as the page, so a screen that is shown again has its data at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        // Lists are long: returning to the window must not load all their pages again.
        refetchOnWindowFocus: false,
        // When the network returns, only failed queries load again.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        staleTime: 30_000,
        // Without a network, a call must fail visibly instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
