import { DateTime } from 'luxon';
import type { DateRange } from '@airdex/shared-ui/date-range-picker';

/**
 * The range of the calendars when they open: if no date is chosen, the year up to today.
 * @param today the day of the browser, YYYY-MM-DD
 */
export function openedRange(range: DateRange, today: string): DateRange {
  if (range.start !== null || range.end !== null) return range;
  const day = DateTime.fromISO(today, { zone: 'utc' });
  return { start: day.minus({ years: 1 }).toISODate(), end: today };
}
