import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { DateBounds } from '@airdex/shared-ui/date-range-picker';
import { linkedSelection } from '../facets/facet.ts';
import { linkedQuery } from '../facets/facet-query.ts';

/** The choices that limit the dates: all but the dates. */
const limiting = (selection: SearchFilter) =>
  JSON.stringify(linkedSelection({ ...selection, startDate: null, endDate: null }));

/**
 * First and last launch date of the other choices; no bounds while they are unknown.
 * @param settled the selection to load them for
 * @param selection the current one; while the bounds of its choices are loading, those of earlier ones are returned, and
 * `areCurrent` is false
 */
export function useDateBounds(
  settled: SearchFilter,
  selection: SearchFilter,
): { readonly bounds: DateBounds; readonly areCurrent: boolean } {
  const { api } = useHost();
  const { data, isPlaceholderData } = useQuery({
    ...linkedQuery(settled, api, useLanguage()),
    placeholderData: keepPreviousData,
    select: ({ dates }) => dates,
  });
  const [loadedFor, setLoadedFor] = useState<SearchFilter | null>(null);
  if (data !== undefined && !isPlaceholderData && loadedFor !== settled) setLoadedFor(settled);
  return {
    bounds: { min: data?.minDate ?? null, max: data?.maxDate ?? null },
    areCurrent: loadedFor !== null && limiting(loadedFor) === limiting(selection),
  };
}
