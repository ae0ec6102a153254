import { queryOptions } from '@tanstack/react-query';

const AVAILABLE = 200;

/** Whether a response says nothing about the file: too many requests, or a fault of the server. */
const isTemporary = (status: number) => status === 429 || status >= 500;

/**
 * A query for whether the user may load a file under `/media/`. The server gets a HEAD request, authorised by the cookie
 * that was set at sign-in. Fails if the server cannot be reached or cannot tell. Without an address it sends no request.
 */
export const mediaAvailabilityQuery = (address: string | null) =>
  queryOptions({
    queryKey: ['media', address],
    queryFn: async ({ signal }) => {
      const { status } = await fetch(address ?? '', { method: 'HEAD', signal });
      if (isTemporary(status))
        throw new Error(`The server responds ${String(status)} for ${String(address)}`);
      return status === AVAILABLE;
    },
    enabled: address !== null,
    staleTime: 300_000,
  });
