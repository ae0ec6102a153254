/**
 * Days are whole numbers since 1 January 1970, so that a catalogue of 300,000 programmes needs no date
 * objects.
 */
export type Day = number;

const MILLISECONDS = 86_400_000;

/** The day of `YYYY-MM-DD`. Throws on anything that is not a day of the calendar. */
export function dayOf(iso: string): Day {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : NaN;
  const day = time / MILLISECONDS;
  if (!Number.isInteger(day) || isoOf(day) !== iso) throw new Error(`Not a day: "${iso}"`);
  return day;
}

/** `YYYY-MM-DD` of a day. */
export function isoOf(day: Day): string {
  return new Date(day * MILLISECONDS).toISOString().slice(0, 10);
}

/** 0 Monday to 6 Sunday. */
export function weekdayOf(day: Day): number {
  return (day + 3) % 7;
}

/** 1 to 12. */
export function monthOf(day: Day): number {
  return new Date(day * MILLISECONDS).getUTCMonth() + 1;
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `HH:MM` of minutes since midnight; wraps around at midnight. */
export function timeOf(minutes: number): string {
  const within = ((minutes % 1440) + 1440) % 1440;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}
