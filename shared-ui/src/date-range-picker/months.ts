import { DateTime } from 'luxon';

/** Maximum length of the list of months; it contains those nearest to the visible one. */
const MONTHS_MAX = 101;

/** First and last selectable day, YYYY-MM-DD, each open if null. */
export interface DateBounds {
  readonly min: string | null;
  readonly max: string | null;
}

/** The month of a day, YYYY-MM. */
export const monthOf = (day: string) => day.slice(0, 7);

/** The month `count` months after (before, if negative) another; both YYYY-MM. */
export function shiftMonth(month: string, count: number): string {
  return DateTime.fromISO(month, { zone: 'utc' }).plus({ months: count }).toFormat('yyyy-MM');
}

/** The month, moved into the bounds. */
export function clampMonth(month: string, { min, max }: DateBounds): string {
  if (min !== null && month < monthOf(min)) return monthOf(min);
  return max !== null && month > monthOf(max) ? monthOf(max) : month;
}

/** Bounds for the first of several months side by side, of which the last one lies within the bounds, if possible. */
export function boundsOfFirst({ min, max }: DateBounds, numberOfMonths: number): DateBounds {
  return { min, max: max && `${clampMonth(shiftMonth(monthOf(max), 1 - numberOfMonths), { min, max })}-01` };
}

/** The day, moved into the bounds. */
export function clampDay(day: string, { min, max }: DateBounds): string {
  if (min !== null && day < min) return min;
  return max !== null && day > max ? max : day;
}

/** The days of a week that lie within the bounds, from `first` to `last`; null if none do. */
export function clampWeek(
  first: string,
  last: string,
  { min, max }: DateBounds,
): { readonly first: string; readonly last: string } | null {
  if ((min !== null && last < min) || (max !== null && first > max)) return null;
  return { first: clampDay(first, { min, max }), last: clampDay(last, { min, max }) };
}

/** The months to jump to from a month: those within the bounds, at most 101, around it. */
export function monthsAround(month: string, bounds: DateBounds): readonly string[] {
  const half = (MONTHS_MAX - 1) / 2;
  const months = Array.from({ length: MONTHS_MAX }, (_, index) => shiftMonth(month, index - half));
  return months.filter((it) => clampMonth(it, bounds) === it);
}
