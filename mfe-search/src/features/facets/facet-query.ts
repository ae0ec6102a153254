import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { linkedSelection, loadKnown, loadLinked, type FacetName } from './facet.ts';

/** Prefix of all queries for options. */
export const FACET_KEY = ['facet'] as const;

/**
 * The options of all facets for a selection: one request, or two if it has frequencies, however many fields show some of
 * them. The request is part of the query key, so that a late response belongs to another query and is not shown.
 */
export function linkedQuery(selection: SearchFilter, api: ApiClient, language: Language) {
  const body = linkedSelection(selection);
  return queryOptions({
    queryKey: [...FACET_KEY, 'linked', language, body],
    queryFn: ({ signal }) => loadLinked(api, body, signal),
  });
}

/** All options of one facet within the subscription; not requested again if the panel has loaded them. */
export function knownQuery(name: FacetName, api: ApiClient, language: Language) {
  const unfiltered = linkedQuery(DEFAULT_SEARCH_FILTER, api, language).queryKey;
  return queryOptions({
    queryKey: [...FACET_KEY, 'known', language, name],
    queryFn: ({ client, signal }) => client.getQueryData(unfiltered)?.[name] ?? loadKnown(name, api, signal),
    staleTime: Infinity,
  });
}
