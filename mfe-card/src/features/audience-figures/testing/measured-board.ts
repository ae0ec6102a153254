import type { AudienceResults } from '@airdex/shared-contracts/api';
import { INDICATORS, type PerformanceColor } from '@airdex/shared-contracts/constants';

interface Shares {
  readonly share: number | null;
  readonly slot?: number | null;
  readonly color?: PerformanceColor | null;
  readonly thousands?: number | null;
}

/** A rating of a target as the API returns it; the rating percentage is a tenth of the share. */
function ratingFor(
  idTarget: number,
  { share, slot = null, color = null, thousands = null }: Shares,
): AudienceResults['rows'][number]['ratings'][number] {
  return {
    idTarget,
    ratPerc: share === null ? null : share / 10,
    ratPerThousand: thousands,
    shrPerc: share,
    shrPercSlot: slot,
    performanceColor: color,
  };
}

/** Two targets and three slots: above, below, and one without most figures. */
export const measuredBoard: AudienceResults = {
  targets: [
    { id: 1, name: 'Individuals 4+' },
    { id: 2, name: 'Adults 18-49' },
  ],
  rows: [
    {
      programSlotName: 'Premiere',
      numberOfEpisodes: 1,
      comparisonSlotName: 'Monday 20:30–21:30',
      isOvernight: true,
      ratings: [
        ratingFor(1, { share: 24.3, slot: 18.2, color: 'green', thousands: 1234.56 }),
        ratingFor(2, { share: 10, slot: 15, color: 'red', thousands: 400 }),
      ],
    },
    {
      programSlotName: 'Repeats',
      numberOfEpisodes: null,
      comparisonSlotName: null,
      isOvernight: false,
      ratings: [ratingFor(1, { share: null }), ratingFor(2, { share: 3.1 })],
    },
    {
      programSlotName: 'Season average',
      numberOfEpisodes: 8,
      comparisonSlotName: 'Monday 20:30–21:30',
      isOvernight: false,
      ratings: [
        ratingFor(1, { share: 30, slot: 29, color: 'yellow', thousands: 800 }),
        ratingFor(2, { share: 12, slot: 10, color: 'green', thousands: 500 }),
      ],
    },
  ],
  visibleIndicators: [INDICATORS.ratPerThousand, INDICATORS.ratPercentage, INDICATORS.marketSharePercentage],
};
