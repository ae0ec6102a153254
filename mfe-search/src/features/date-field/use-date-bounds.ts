import { useQuery } from '@tanstack/react-query';
import { useHost } from '@airdex/mfe-kit/screen';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import type { DateBounds } from '@airdex/shared-ui/date-range-picker';

/** First and last launch date within the subscription; without bounds while they are not known. */
export function useDateBounds(): DateBounds {
  const { api } = useHost();
  const { data } = useQuery({
    queryKey: ['date-bounds'],
    queryFn: ({ signal }) => api.getMinMaxDatesByPrograms({ body: DEFAULT_SEARCH_FILTER, signal }),
    staleTime: 10 * 60_000,
  });
  return { min: data?.minDate ?? null, max: data?.maxDate ?? null };
}
