import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What a dialog lets choose from, asked for each time it opens: nothing that is gone may be offered. */
export function useFreshQuery<Answer>(
  name: string,
  load: (signal: AbortSignal) => Promise<Answer>,
): UseQueryResult<Answer> {
  return useQuery({
    queryKey: [name],
    queryFn: ({ signal }) => load(signal),
    gcTime: 0,
    staleTime: Infinity,
  });
}
