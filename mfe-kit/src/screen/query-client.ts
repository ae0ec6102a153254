import { QueryClient } from '@tanstack/react-query';

const RETRIES = 1;

/** True for a failure that may be gone the next moment; what the server refused it will refuse again. */
function isPassing(error: unknown): boolean {
  // By name: the failure is made by the shell's copy of its class.
  const { name, kind } = error as { name?: unknown; kind?: unknown };
  return name === 'ApiFailure' && (kind === 'unreachable' || kind === 'timeout');
}

/** The query client of a remote, kept as long as the page, so that a screen that comes back shows its data at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        // Lists are long: coming back to the window must not load all their pages again.
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        // A call without a network shall fail and say so, not wait unseen.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
