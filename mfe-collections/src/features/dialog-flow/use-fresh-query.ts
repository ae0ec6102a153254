import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

/** The entries that a dialog offers, fetched each time it opens so that none is outdated. */
export function useFreshQuery<Result>(
  name: string,
  load: (signal: AbortSignal) => Promise<Result>,
): UseQueryResult<Result> {
  return useQuery({
    queryKey: [name],
    queryFn: ({ signal }) => load(signal),
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Loads the entries of a dialog again in the background, unless the dialog has closed. */
export function useRefresh(name: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [name] });
}
