import { DateTime } from 'luxon';

/** The order of a date's parts: Chinese from the year down, otherwise from the day up. */
const isYearFirst = (locale: string) => locale.startsWith('zh');

/** The placeholder of the empty field. */
export const datePlaceholder = (locale: string) => (isYearFirst(locale) ? 'YYYY/MM/DD' : 'DD/MM/YYYY');

const YEAR_FIRST = /^(\d{4})([-/ ])(\d{2})\2(\d{2})$/;
const DAY_FIRST = /^(\d{2})([-/ ])(\d{2})\2(\d{4})$/;

/** The formats of other programs, with single-digit days and months. */
const PASTED_YEAR_FIRST = /^(\d{4})([-/. ]|\s*年\s*)(\d{1,2})(?:\2|\s*月\s*)(\d{1,2})\s*日?$/;
const PASTED_DAY_FIRST = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/;

/** YYYY-MM-DD of the parsed parts; null if there are none, or the day does not exist. */
function dayOf(year: string | undefined, month = '', day = ''): string | null {
  const iso = `${year ?? ''}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return DateTime.fromISO(iso, { zone: 'utc' }).isValid ? iso : null;
}

/** Full-width digits and signs, as typed by Chinese keyboards, count as well. */
const plain = (text: string) => text.normalize('NFKC').trim();

/**
 * The typed day, YYYY-MM-DD, or null if it is invalid: DD/MM/YYYY in English, YYYY/MM/DD in Chinese, with
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
 * The day in a pasted text, YYYY-MM-DD, or null if it contains none: accepts the typed formats and those of
 * other programs. A date that begins with the year is unambiguous in any language; otherwise English has the
 * day first.
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
