import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { DEFAULT_SEARCH_FILTER, isDefault, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { TreeOption } from '@airdex/shared-ui/multi-select';
import { facetSelection, type FacetName } from './facet.ts';
import { linkedQuery } from './facet-query.ts';
import { useKnownOptions } from './use-known-options.ts';
import { missingIds } from './with-chosen.ts';

/** The options of a facet as far as they are known. */
export interface Facet {
  /** Undefined until they have first loaded. If the next ones fail to load, the previous ones stay. */
  readonly options: readonly TreeOption[] | undefined;
  /** All options without any filter, if they are needed; undefined until they have loaded. */
  readonly known: readonly TreeOption[] | undefined;
  /** Without other filters, the options are complete. */
  readonly isWhole: boolean;
  /** The options belong to the current selection, not to an earlier one. */
  readonly isUpToDate: boolean;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Whether a selection leaves every option of a facet. */
function leavesAll(name: FacetName, selection: SearchFilter): boolean {
  const { term, startDate, endDate, ...rest } = facetSelection(name, selection);
  return (
    term === '' && startDate === null && endDate === null && isDefault({ ...DEFAULT_SEARCH_FILTER, ...rest })
  );
}

/**
 * The options of a facet for a selection. Those of the previous selection stay until the new ones arrive.
 * @param chosen ids that are selected in it
 * @param needsAll whether all options are needed, whatever is chosen
 */
export function useFacet(
  name: FacetName,
  selection: SearchFilter,
  chosen: readonly number[],
  needsAll = false,
): Facet {
  const { api } = useHost();
  const language = useLanguage();
  const {
    data: linked,
    isError,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...linkedQuery(selection, api, language),
    placeholderData: keepPreviousData,
    select: (all) => all[name],
  });
  const data = linked ?? undefined;
  const isUpToDate = data !== undefined && !isPlaceholderData;
  const isFree = leavesAll(name, selection);
  // The last list stays until the next one is loaded. It may be narrower than the new selection allows.
  const [last, setLast] = useState({ data, isWhole: isFree });
  if (isUpToDate && (data !== last.data || isFree !== last.isWhole)) setLast({ data, isWhole: isFree });
  const options = data ?? last.data;
  const isSomeMissing = options !== undefined && missingIds(options, chosen).length > 0;
  const known = useKnownOptions(name, needsAll || isSomeMissing);
  const isWhole = isFree && last.isWhole;
  const isKnownFailed = needsAll && !isWhole && known.isError && known.data === undefined;
  return {
    options,
    known: known.data,
    isWhole,
    isUpToDate,
    isFailed: isError || linked === null || isKnownFailed,
    isLoading: isFetching,
    retry: () => {
      void refetch();
      if (isKnownFailed) void known.refetch();
    },
  };
}
