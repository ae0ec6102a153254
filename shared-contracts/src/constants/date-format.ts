import type { Language } from './language.ts';

/**
 * A launch date for display: DD/MM/YYYY in English, YYYY/MM/DD in Chinese, limited to its known parts.
 * `date` is YYYY-MM-DD.
 */
export function formatDay(
  date: string,
  language: Language,
  precision: 'day' | 'month' | 'year' = 'day',
): string {
  const parts = date.split('-').slice(0, { year: 1, month: 2, day: 3 }[precision]);
  return (language === 'ch' ? parts : parts.reverse()).join('/');
}
