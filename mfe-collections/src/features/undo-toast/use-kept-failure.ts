import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Why a change has failed; null if none has. A change may fail after the user has left the page: the query cache keeps
 * the failure until they return. One that the page has shown is forgotten when they leave.
 * @param name of the failure among all those of the remote
 */
export function useKeptFailure<Failure>(
  name: string,
): [failure: Failure | null, setFailure: (failure: Failure | null) => void] {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const queryKey = ['failure', name];
  const { data } = useQuery<Failure | null>({
    queryKey,
    // Never loads: the failure is only written.
    enabled: false,
    queryFn: () => null,
    initialData: null,
    gcTime: Infinity,
  });
  const kept = cache.find({ queryKey });
  useEffect(() => () => void queries.setQueryData(['failure', name], null), [queries, name]);
  return [
    data,
    (failure) => {
      // If the user has changed meanwhile, the next one must not see it.
      if (cache.find({ queryKey }) === kept) queries.setQueryData(queryKey, () => failure);
    },
  ];
}
