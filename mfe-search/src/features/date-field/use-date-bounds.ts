import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { DateBounds } from '@airdex/shared-ui/date-range-picker';
import { useLaunchBounds } from '../facets/use-launch-bounds.ts';

/** First and last launch date of the other choices; no bounds while they are unknown. */
export function useDateBounds(selection: SearchFilter): DateBounds {
  const { data } = useLaunchBounds(selection);
  return { min: data?.minDate ?? null, max: data?.maxDate ?? null };
}
