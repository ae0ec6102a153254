import { DateTime } from 'luxon';

export interface DateReading {
  /** YYYY-MM-DD; the first day of the month or year if only that is known. */
  readonly date: string;
  readonly precision: 'day' | 'month' | 'year';
}

/** Order of a date written with slashes; null if a column does not reveal it. */
export type SlashOrder = 'month-first' | 'day-first' | null;

const WRITTEN = ['MMMM d, yyyy', 'MMM d, yyyy', 'MMMM d yyyy', 'd MMMM yyyy', 'd MMM yyyy', 'd MMMM, yyyy'];

/**
 * Reads ISO dates (also without day or month), "September 24, 2021", "24 September 2021", Chinese "2021年9月24日", and
 * dates with slashes in the given order. Null for anything else, impossible dates included.
 */
export function calendarDate(
  text: string | null | undefined,
  slashOrder: SlashOrder = null,
): DateReading | null {
  const written = text?.replaceAll('\u00a0', ' ').trim();
  if (!written) return null;
  const numbers = /^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?|年)?$/.exec(written);
  if (numbers) return reading(Number(numbers[1]), numbers[2], numbers[3]);
  const slashed = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(written);
  if (slashed) {
    if (slashOrder === null) return null;
    const [month, day] = slashOrder === 'month-first' ? [slashed[1], slashed[2]] : [slashed[2], slashed[1]];
    return reading(Number(slashed[3]), month, day);
  }
  for (const format of WRITTEN) {
    const parsed = DateTime.fromFormat(written, format, { locale: 'en' });
    if (parsed.isValid) return { date: parsed.toISODate(), precision: 'day' };
  }
  return null;
}

function reading(year: number, month: string | undefined, day: string | undefined): DateReading | null {
  const parsed = DateTime.fromObject({ year, month: Number(month ?? 1), day: Number(day ?? 1) });
  if (!parsed.isValid || year < 1900 || year > 2100) return null;
  return { date: parsed.toISODate(), precision: day ? 'day' : month ? 'month' : 'year' };
}

/** The date after the given number of days. */
export function dayAfter(date: string, days: number): string {
  return days === 0 ? date : (DateTime.fromISO(date).plus({ days }).toISODate() ?? date);
}

/** Days from one ISO date to another, negative if the other one is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
