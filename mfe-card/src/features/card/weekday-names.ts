import { Info } from 'luxon';
import { languageTag, type Language } from '@airdex/shared-contracts/constants';

/** Short names of ISO weekdays in the order of the week. */
export function weekdayNames(weekdays: readonly number[], language: Language): string {
  const names = Info.weekdays('short', { locale: languageTag(language) });
  return weekdays
    .toSorted((a, b) => a - b)
    .map((weekday) => names[weekday - 1] ?? '')
    .join(language === 'ch' ? '、' : ', ');
}
