import type { AudienceResults } from '@airdex/shared-contracts/api';
import { formatRating, formatShare, INDICATORS, type IndicatorId } from '@airdex/shared-contracts/constants';

export type AudienceRow = AudienceResults['rows'][number];
export type AudienceTarget = AudienceResults['targets'][number];
export type Rating = AudienceRow['ratings'][number];

/** In the order in which they are shown. */
const ORDER: readonly IndicatorId[] = [
  INDICATORS.ratPercentage,
  INDICATORS.marketSharePercentage,
  INDICATORS.ratPerThousand,
];

const KEYS = {
  [INDICATORS.ratPercentage]: 'ratPercentage',
  [INDICATORS.marketSharePercentage]: 'marketShare',
  [INDICATORS.ratPerThousand]: 'ratPerThousand',
} as const;

/** The indicators that hold figures. */
export function shownIndicators({ visibleIndicators }: AudienceResults): readonly IndicatorId[] {
  return ORDER.filter((indicator) => visibleIndicators.includes(indicator));
}

/** Name of an indicator in the texts `audience`. */
export const indicatorKey = (indicator: IndicatorId) => KEYS[indicator];

export function ratingOf(row: AudienceRow, idTarget: number): Rating | undefined {
  return row.ratings.find((rating) => rating.idTarget === idTarget);
}

/** The figure of an indicator, or null if it is unknown. */
export function figureOf(rating: Rating | undefined, indicator: IndicatorId): number | null {
  if (rating === undefined) return null;
  if (indicator === INDICATORS.ratPerThousand) return rating.ratPerThousand;
  return indicator === INDICATORS.ratPercentage ? rating.ratPerc : rating.shrPerc;
}

/** Whether a figure of these targets has a performance marker. */
export function hasMarkers(
  { rows, visibleIndicators }: AudienceResults,
  targets: readonly AudienceTarget[],
): boolean {
  return (
    visibleIndicators.includes(INDICATORS.marketSharePercentage) &&
    rows.some((row) => targets.some(({ id }) => (ratingOf(row, id)?.performanceColor ?? null) !== null))
  );
}

/** A figure with its unit, or '-' if it is unknown. */
export function formatFigure(figure: number | null, indicator: IndicatorId): string {
  if (indicator !== INDICATORS.ratPerThousand) return formatShare(figure);
  return figure === null ? '-' : formatRating(figure);
}
