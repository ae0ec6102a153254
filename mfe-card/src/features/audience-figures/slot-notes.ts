import type { TFunction } from 'i18next';
import { withTimeRanges } from '../time-ranges/time-ranges.ts';
import type { AudienceRow } from './indicators.ts';

/** What the figures of a slot are measured from and compared with. */
export function slotNotes(row: AudienceRow, t: TFunction): readonly string[] {
  return [
    ...(row.numberOfEpisodes === null ? [] : [t('audience.episodes', { count: row.numberOfEpisodes })]),
    ...(row.isOvernight ? [t('audience.overnight')] : []),
    ...(row.comparisonSlotName === null
      ? []
      : [t('audience.comparedWith', { slot: withTimeRanges(row.comparisonSlotName) })]),
  ];
}
