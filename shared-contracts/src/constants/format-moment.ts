import type { Language } from './language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ch: 'zh-CN' };

const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** A moment as day, written as by `formatDay`, and time of day where the browser is; `moment` is ISO 8601. */
export function formatMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], PARTS).format(new Date(moment));
}
