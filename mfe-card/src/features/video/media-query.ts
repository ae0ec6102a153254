import { queryOptions } from '@tanstack/react-query';

/**
 * Whether a file under /media/ is available to the user. The cookie that was set at sign-in authorises the
 * request. Fails if the server cannot be reached.
 */
export const mediaQuery = (address: string) =>
  queryOptions({
    queryKey: ['media', address],
    queryFn: async ({ signal }) => {
      const { status } = await fetch(address, { method: 'HEAD', credentials: 'same-origin', signal });
      return status === 200;
    },
  });
