import { DateTime } from 'luxon';

/** The order of a date's parts: Chinese from the year down, else from the day up. */
export const isYearFirst = (locale: string) => locale.startsWith('zh');

/** What the field says while it is empty. */
export const datePlaceholder = (locale: string) => (isYearFirst(locale) ? 'YYYY/MM/DD' : 'DD/MM/YYYY');

const YEAR_FIRST = /^(\d{4})([-/ ])(\d{2})\2(\d{2})$/;
const DAY_FIRST = /^(\d{2})([-/ ])(\d{2})\2(\d{4})$/;

/** As other programs write dates, one figure for a day or month included. */
const PASTED_YEAR_FIRST = /^(\d{4})([-/. ]|\s*年\s*)(\d{1,2})(?:\2|\s*月\s*)(\d{1,2})\s*日?$/;
const PASTED_DAY_FIRST = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/;

/** YYYY-MM-DD of the parts that were found; null where there are none, or no such day. */
function dayOf(year: string | undefined, month = '', day = ''): string | null {
  const iso = `${year ?? ''}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return DateTime.fromISO(iso, { zone: 'utc' }).isValid ? iso : null;
}

/** Full-width figures and signs, as Chinese keyboards type them, are as good. */
const plain = (text: string) => text.normalize('NFKC').trim();

/**
 * The day that somebody has typed, YYYY-MM-DD, or null when it is none: DD/MM/YYYY in English, YYYY/MM/DD in Chinese, with
 * slashes, hyphens or spaces.
 */
export function parseDate(text: string, locale: string): string | null {
  if (isYearFirst(locale)) {
    const [, year, , month, day] = YEAR_FIRST.exec(plain(text)) ?? [];
    return dayOf(year, month, day);
  }
  const [, day, , month, year] = DAY_FIRST.exec(plain(text)) ?? [];
  return dayOf(year, month, day);
}

/**
 * The day that a pasted text says, YYYY-MM-DD, or null when it says none: what is typed and more, as other programs write
 * it. What begins with the year is plain in any language; otherwise English has the day first.
 */
export function parsePastedDate(text: string, locale: string): string | null {
  const fromYear = PASTED_YEAR_FIRST.exec(plain(text));
  if (fromYear !== null) return dayOf(fromYear[1], fromYear[3], fromYear[4]);
  const [, day, , month, year] = isYearFirst(locale) ? [] : (PASTED_DAY_FIRST.exec(plain(text)) ?? []);
  return dayOf(year, month, day);
}

/** A day, YYYY-MM-DD, as it is shown: DD/MM/YYYY or YYYY/MM/DD. */
export function showDate(day: string | null, locale: string): string {
  if (day === null) return '';
  const parts = day.split('-');
  return (isYearFirst(locale) ? parts : parts.reverse()).join('/');
}
