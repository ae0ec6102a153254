import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { DateBounds } from '@airdex/shared-ui/date-range-picker';
import { linkedQuery } from '../facets/facet-query.ts';

/** First and last launch date of the other choices; no bounds while they are unknown. */
export function useDateBounds(selection: SearchFilter): DateBounds {
  const { api } = useHost();
  const { data } = useQuery({
    ...linkedQuery(selection, api, useLanguage()),
    placeholderData: keepPreviousData,
    select: ({ dates }) => dates,
  });
  return { min: data?.minDate ?? null, max: data?.maxDate ?? null };
}
