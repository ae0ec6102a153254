import { useQuery } from '@tanstack/react-query';
import { useHost } from '@airdex/mfe-kit/screen';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';

/**
 * First and last launch date within the subscription, both null if it has no programme with one.
 * @param isEnabled loads nothing while false
 */
export function useLaunchBounds(isEnabled: boolean) {
  const { api } = useHost();
  return useQuery({
    queryKey: ['launch-bounds'],
    queryFn: ({ signal }) => api.getMinMaxDatesByPrograms({ body: DEFAULT_SEARCH_FILTER, signal }),
    staleTime: 10 * 60_000,
    enabled: isEnabled,
  });
}
