import { languageTag, type Language } from '@airdex/shared-contracts/constants';

/** A moment as day and time of day where the browser is; `moment` is ISO 8601. */
export function formatMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  );
}
