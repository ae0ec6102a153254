import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { facetSelection, loadFacet, type FacetName } from './facet.ts';

/**
 * The options of a facet for a selection. The request is part of the query key, so that a late response
 * belongs to another query and is not shown.
 */
export function facetQuery(name: FacetName, selection: SearchFilter, api: ApiClient, language: Language) {
  const body = facetSelection(name, selection);
  return queryOptions({
    queryKey: ['facet', name, language, body],
    queryFn: ({ signal }) => loadFacet(name, api, body, signal),
  });
}
