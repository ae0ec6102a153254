import { queryOptions } from '@tanstack/react-query';

/**
 * Code that is fetched when it is needed first, and once. As fetching it can fail like any call, it is asked for as
 * one, with its Retry; `React.lazy` would remember the failure.
 * @param name of the code, among those fetched so
 */
export const codeQuery = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
