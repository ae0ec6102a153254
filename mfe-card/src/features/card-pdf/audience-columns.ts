import type { AudienceResults } from '@airdex/shared-contracts/api';
import { INDICATORS } from '@airdex/shared-contracts/constants';

type Target = AudienceResults['targets'][number];
export type Rating = AudienceResults['rows'][number]['ratings'][number];

/** Columns of figures that fit on a page. */
const FIGURES_MAX = 9;

export interface AudienceColumns {
  /** Ids of the indicators with figures, in the order they are printed. */
  readonly indicators: readonly number[];
  /** The targets, in groups that fit beside each other; each group becomes a table. */
  readonly groups: readonly (readonly Target[])[];
}

/** Splits a board of audience results into tables that fit the width of a page. */
export function audienceColumns({ targets, visibleIndicators }: AudienceResults): AudienceColumns {
  const order = [INDICATORS.ratPercentage, INDICATORS.marketSharePercentage, INDICATORS.ratPerThousand];
  const indicators = order.filter((indicator) => visibleIndicators.includes(indicator));
  const together = Math.max(1, Math.floor(FIGURES_MAX / Math.max(1, indicators.length)));
  const groups = Array.from({ length: Math.ceil(targets.length / together) }, (_, index) =>
    targets.slice(index * together, (index + 1) * together),
  );
  return { indicators, groups };
}
