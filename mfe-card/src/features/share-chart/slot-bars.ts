import type { TFunction } from 'i18next';
import { INDICATORS, type IndicatorId } from '@airdex/shared-contracts/constants';
import { figureOf, ratingOf, type AudienceRow } from '../audience-figures/indicators.ts';
import { slotNotes } from '../audience-figures/slot-notes.ts';
import type { ChartBar } from './chart-groups.ts';

/** A bar for each slot. Only market shares have a comparison. */
export function slotBars(
  rows: readonly AudienceRow[],
  idTarget: number,
  indicator: IndicatorId,
  t: TFunction,
): readonly ChartBar[] {
  const isShare = indicator === INDICATORS.marketSharePercentage;
  return rows.map((row, place) => {
    const rating = ratingOf(row, idTarget);
    return {
      id: String(place),
      label: row.programSlotName,
      notes: slotNotes(row, t),
      value: figureOf(rating, indicator),
      reference: isShare ? (rating?.shrPercSlot ?? null) : null,
      performance: isShare ? (rating?.performanceColor ?? null) : null,
    };
  });
}
