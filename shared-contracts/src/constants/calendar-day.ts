/*
 * Calendar days as text, YYYY-MM-DD, for the calculations of the first screens: a date library is larger than all other code that
 * they need. Calendars and typed dates use luxon.
 */

const toText = (date: Date): string => date.toISOString().slice(0, 10);

/** The day as midnight UTC, which has no daylight saving time. Throws if it is not a day. */
function midnight(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || toText(date) !== day)
    throw new Error(`'${day}' is not a date in the form YYYY-MM-DD.`);
  return date;
}

/** The current day by the clock and time zone of this machine. */
export function today(now = new Date()): string {
  return toText(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

/** The day `days` days later, or earlier if negative. Throws if `day` is not a day. */
export function plusDays(day: string, days: number): string {
  const date = midnight(day);
  date.setUTCDate(date.getUTCDate() + days);
  return toText(date);
}

/** The day `years` years later, or earlier if negative; 29 February becomes the 28th. Throws if `day` is not a day. */
export function plusYears(day: string, years: number): string {
  const date = midnight(day);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return toText(date);
}
