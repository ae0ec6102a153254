import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHost } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { launchSelection } from './facet.ts';

/**
 * First and last launch date of a selection's results within the subscription, both null if it finds no
 * programme with one. Those of the previous selection stay until the new ones arrive.
 * @param isWanted loads nothing while false
 */
export function useLaunchBounds(selection: SearchFilter, isWanted = true) {
  const { api } = useHost();
  const body = launchSelection(selection);
  return useQuery({
    queryKey: ['date-bounds', body],
    queryFn: ({ signal }) => api.getMinMaxDatesByPrograms({ body, signal }),
    staleTime: 10 * 60_000,
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
}
