import type { Language } from '@airdex/shared-contracts/constants';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ch: 'zh-CN' };

/** A moment as day and time of day where the browser is; `moment` is ISO 8601. */
export function formatMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  );
}
