import { useQuery } from '@tanstack/react-query';
import { useHost } from '@airdex/mfe-kit/screen';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';

/**
 * First and last launch date within the subscription, both null where it holds no programme with one; loaded once for
 * whoever wants them.
 * @param isWanted nothing is loaded before
 */
export function useLaunchBounds(isWanted = true) {
  const { api } = useHost();
  return useQuery({
    queryKey: ['date-bounds'],
    queryFn: ({ signal }) => api.getMinMaxDatesByPrograms({ body: DEFAULT_SEARCH_FILTER, signal }),
    staleTime: 10 * 60_000,
    enabled: isWanted,
  });
}
