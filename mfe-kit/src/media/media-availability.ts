import { queryOptions } from '@tanstack/react-query';

const AVAILABLE = 200;

/**
 * A query for whether the user may load a file under `/media/`. The server gets a HEAD request, authorised by the cookie
 * that was set at sign-in. Fails if the server cannot be reached. Without an address it sends no request.
 */
export const mediaAvailabilityQuery = (address: string | null) =>
  queryOptions({
    queryKey: ['media', address],
    queryFn: async ({ signal }) =>
      (await fetch(address ?? '', { method: 'HEAD', signal })).status === AVAILABLE,
    enabled: address !== null,
    staleTime: 300_000,
  });
