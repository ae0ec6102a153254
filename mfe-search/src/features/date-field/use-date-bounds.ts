import type { DateBounds } from '@airdex/shared-ui/date-range-picker';
import { useLaunchBounds } from '../facets/use-launch-bounds.ts';

/** First and last launch date within the subscription; without bounds while they are not known. */
export function useDateBounds(): DateBounds {
  const { data } = useLaunchBounds();
  return { min: data?.minDate ?? null, max: data?.maxDate ?? null };
}
