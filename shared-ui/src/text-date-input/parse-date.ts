import { DateTime } from 'luxon';

/** The order of a date's parts: Chinese from the year down, else from the day up. */
export const isYearFirst = (locale: string) => locale.startsWith('zh');

/** What the field says while it is empty. */
export const datePlaceholder = (locale: string) => (isYearFirst(locale) ? 'YYYY/MM/DD' : 'DD/MM/YYYY');

/** Unambiguous, whatever the language; 日 may be cut off by the length of the field. */
const YEAR_FIRST = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/;
const CHINESE = /^(\d{4})(\s*年\s*)(\d{1,2})\s*月\s*(\d{1,2})\s*日?$/;
const DAY_FIRST = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/;

/**
 * The day that somebody has typed, YYYY-MM-DD, or null when it is none. English has the day first, and takes what begins
 * with the year as well; Chinese has the year first. With slashes, hyphens, dots or spaces, or 年 and 月; full-width
 * figures and signs, as Chinese keyboards type them, are as good.
 */
export function parseDate(text: string, locale: string): string | null {
  const typed = text.normalize('NFKC').trim();
  const fromYear = YEAR_FIRST.exec(typed) ?? CHINESE.exec(typed);
  const fromDay = isYearFirst(locale) ? null : DAY_FIRST.exec(typed);
  const [, first = '', , month = '', last = ''] = fromYear ?? fromDay ?? [];
  const [year, day] = fromYear === null ? [last, first] : [first, last];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return DateTime.fromISO(iso, { zone: 'utc' }).isValid ? iso : null;
}

/** A day, YYYY-MM-DD, as it is shown: DD/MM/YYYY or YYYY/MM/DD. */
export function showDate(day: string | null, locale: string): string {
  if (day === null) return '';
  const parts = day.split('-');
  return (isYearFirst(locale) ? parts : parts.reverse()).join('/');
}
