import type { Language } from './language.ts';

/** Write days as `formatDay` does. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ch: 'zh-CN' };

/** A moment as day and time of day where the browser is; `moment` is ISO 8601. */
export function formatMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(moment),
  );
}
