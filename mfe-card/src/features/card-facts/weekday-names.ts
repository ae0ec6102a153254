import { languageTag, type Language } from '@airdex/shared-contracts/constants';

/** The first of January 2024, a Monday. */
const [YEAR, MONTH] = [2024, 0];

/** Short names of ISO weekdays in the order of the week. */
export function weekdayNames(weekdays: readonly number[], language: Language): string {
  const format = new Intl.DateTimeFormat(languageTag(language), { weekday: 'short', timeZone: 'UTC' });
  return weekdays
    .toSorted((a, b) => a - b)
    .map((weekday) => format.format(Date.UTC(YEAR, MONTH, weekday)))
    .join(language === 'ch' ? '、' : ', ');
}
