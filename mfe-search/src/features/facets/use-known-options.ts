import { useQuery } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import type { FacetName } from './facet.ts';
import { facetQuery } from './facet-query.ts';

/**
 * Every option of a facet within the subscription, for the names of selected ones; loaded once and shared.
 * @param isWanted loads nothing while false
 */
export function useKnownOptions(name: FacetName, isWanted: boolean) {
  const { api } = useHost();
  const language = useLanguage();
  return useQuery({
    ...facetQuery(name, DEFAULT_SEARCH_FILTER, api, language),
    enabled: isWanted,
    staleTime: Infinity,
  });
}
