import { queryOptions } from '@tanstack/react-query';

/**
 * Code that loads once, when it is first needed. Loading can fail like any request, so it is a query with
 * Retry; `React.lazy` would remember the failure.
 * @param name key of the code among all such queries of the remote
 */
export const codeQuery = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
