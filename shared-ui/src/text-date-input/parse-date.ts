import { DateTime } from 'luxon';

/** The order of a date's parts: Chinese from the year down, else from the day up. */
export const isYearFirst = (locale: string) => locale.startsWith('zh');

/** What the field says while it is empty. */
export const datePlaceholder = (locale: string) => (isYearFirst(locale) ? 'YYYY/MM/DD' : 'DD/MM/YYYY');

const YEAR_FIRST = /^(\d{4})([-/ ])(\d{2})\2(\d{2})$/;
const DAY_FIRST = /^(\d{2})([-/ ])(\d{2})\2(\d{4})$/;

/**
 * The day that somebody has typed, YYYY-MM-DD, or null when it is none: DD/MM/YYYY in English, YYYY/MM/DD in Chinese, with
 * slashes, hyphens or spaces. Full-width figures and signs, as Chinese keyboards type them, are as good.
 */
export function parseDate(text: string, locale: string): string | null {
  const parts = (isYearFirst(locale) ? YEAR_FIRST : DAY_FIRST).exec(text.normalize('NFKC').trim());
  if (parts === null) return null;
  const [, first = '', , month = '', last = ''] = parts;
  const day = isYearFirst(locale) ? `${first}-${month}-${last}` : `${last}-${month}-${first}`;
  return DateTime.fromISO(day, { zone: 'utc' }).isValid ? day : null;
}

/** A day, YYYY-MM-DD, as it is shown: DD/MM/YYYY or YYYY/MM/DD. */
export function showDate(day: string | null, locale: string): string {
  if (day === null) return '';
  const parts = day.split('-');
  return (isYearFirst(locale) ? parts : parts.reverse()).join('/');
}
