/*
 * Calendar days as text, YYYY-MM-DD, for what the first screens reckon: a library of dates weighs more than all else
 * they need of their own. Calendars and typed dates use luxon.
 */

const toText = (date: Date): string => date.toISOString().slice(0, 10);

/** The day as midnight UTC, where no clock is ever put forward. Throws when it is not a day. */
function midnight(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || toText(date) !== day)
    throw new Error(`'${day}' is not a date in the form YYYY-MM-DD.`);
  return date;
}

/** The day of this machine's own clock and time zone. */
export function today(now = new Date()): string {
  return toText(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

/** So many days later, or earlier when negative. Throws when `day` is not a day. */
export function plusDays(day: string, days: number): string {
  const date = midnight(day);
  date.setUTCDate(date.getUTCDate() + days);
  return toText(date);
}

/** So many years later, or earlier when negative; 29 February becomes the 28th. Throws when `day` is not a day. */
export function plusYears(day: string, years: number): string {
  const date = midnight(day);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return toText(date);
}
