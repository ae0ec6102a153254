import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@airdex/shared-contracts/api';

const RETRIES = 1;

/**
 * True for a failure that may be gone the next moment. What the server refused it will refuse again; who has waited out
 * the time limit of a call shall hear of it instead of waiting as long again; and without a network nothing helps but
 * its return.
 */
function isPassing(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'unreachable' && navigator.onLine;
}

/** The query client of a remote, kept as long as the page, so that a screen that comes back shows its data at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        // Lists are long: coming back to the window must not load all their pages again.
        refetchOnWindowFocus: false,
        // With the network comes back what failed, and nothing else.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        staleTime: 30_000,
        // A call without a network shall fail and say so, not wait unseen.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
