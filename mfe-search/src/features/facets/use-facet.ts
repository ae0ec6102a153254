import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { TreeOption } from '@airdex/shared-ui/multi-select';
import { facetSelection, loadFacet, type FacetName } from './facet.ts';
import { missingIds } from './with-chosen.ts';

const NO_OPTIONS: readonly TreeOption[] = [];

/** The options of a facet as far as they are known. */
export interface Facet {
  /** Undefined while they are on their way for the first time, and when they could not be had. */
  readonly options: readonly TreeOption[] | undefined;
  /** Options found without any filter, for the names of those that are chosen and not offered. */
  readonly known: readonly TreeOption[];
  /** The options are those of the selection, not of an earlier one. */
  readonly isUpToDate: boolean;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The query is known by what it asks: an answer that comes late belongs to another one and is not shown. */
function facetQuery(name: FacetName, selection: SearchFilter, api: ApiClient, language: Language) {
  const body = facetSelection(name, selection);
  return queryOptions({
    queryKey: ['facet', name, language, body],
    queryFn: ({ signal }) => loadFacet(name, api, body, signal),
  });
}

/**
 * The options of a facet for a selection. Those of the selection before stay until the new ones come.
 * @param chosen ids that are chosen in it
 */
export function useFacet(name: FacetName, selection: SearchFilter, chosen: readonly number[]): Facet {
  const { api } = useHost();
  const language = useLanguage();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...facetQuery(name, selection, api, language),
    placeholderData: keepPreviousData,
  });
  const isSomeMissing = data !== undefined && missingIds(data, chosen).length > 0;
  const names = useQuery({
    ...facetQuery(name, DEFAULT_SEARCH_FILTER, api, language),
    enabled: isSomeMissing,
    staleTime: Infinity,
  });
  return {
    options: data,
    known: names.data ?? NO_OPTIONS,
    isUpToDate: data !== undefined && !isPlaceholderData,
    isFailed: isError,
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}
