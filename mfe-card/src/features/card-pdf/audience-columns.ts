import type { AudienceResults } from '@airdex/shared-contracts/api';
import type { IndicatorId } from '@airdex/shared-contracts/constants';
import { shownIndicators, type AudienceTarget } from '../audience-figures/indicators.ts';

/** Columns of figures that fit on a page. */
const FIGURES_MAX = 9;

interface AudienceColumns {
  /** The indicators with figures, in the order they are printed. */
  readonly indicators: readonly IndicatorId[];
  /** The targets, in groups that fit beside each other; each group becomes a table. */
  readonly groups: readonly (readonly AudienceTarget[])[];
}

/** Splits a board of audience results into tables that fit the width of a page. */
export function audienceColumns(results: AudienceResults): AudienceColumns {
  const { targets } = results;
  const indicators = shownIndicators(results);
  const together = Math.max(1, Math.floor(FIGURES_MAX / Math.max(1, indicators.length)));
  const groups = Array.from({ length: Math.ceil(targets.length / together) }, (_, index) =>
    targets.slice(index * together, (index + 1) * together),
  );
  return { indicators, groups };
}
