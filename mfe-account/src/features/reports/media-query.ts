import { queryOptions } from '@tanstack/react-query';

const AVAILABLE = 200;

/**
 * Whether a file under `/media/` can be loaded: asked by HEAD, authorised by the cookie that comes with the login.
 * Rejects if the server cannot be reached.
 */
export const mediaQuery = (address: string | null) =>
  queryOptions({
    queryKey: ['media', address],
    queryFn: async ({ signal }) =>
      (await fetch(address ?? '', { method: 'HEAD', credentials: 'same-origin', signal })).status ===
      AVAILABLE,
    enabled: address !== null,
    staleTime: 300_000,
  });
