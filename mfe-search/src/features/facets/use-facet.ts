import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { TreeOption } from '@airdex/shared-ui/multi-select';
import type { FacetName } from './facet.ts';
import { facetQuery } from './facet-query.ts';
import { useKnownOptions } from './use-known-options.ts';
import { missingIds } from './with-chosen.ts';

const NO_OPTIONS: readonly TreeOption[] = [];

/** The options of a facet as far as they are known. */
export interface Facet {
  /** Undefined until they have come for the first time. When the next ones can't be had, those of before stay. */
  readonly options: readonly TreeOption[] | undefined;
  /** Options found without any filter, for the names of those that are chosen and not offered. */
  readonly known: readonly TreeOption[];
  /** The options are those of the selection, not of an earlier one. */
  readonly isUpToDate: boolean;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
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
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const options = data ?? last;
  const isSomeMissing = options !== undefined && missingIds(options, chosen).length > 0;
  const names = useKnownOptions(name, isSomeMissing);
  return {
    options,
    known: names.data ?? NO_OPTIONS,
    isUpToDate: data !== undefined && !isPlaceholderData,
    isFailed: isError,
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}
