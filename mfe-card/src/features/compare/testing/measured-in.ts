import type { AudienceResults } from '@airdex/shared-contracts/api';

/** Audience results of one slot in some targets. */
export function measuredIn(...targets: AudienceResults['targets']): AudienceResults {
  return {
    targets,
    rows: [
      {
        programSlotName: 'Premiere',
        numberOfEpisodes: 1,
        comparisonSlotName: null,
        isOvernight: false,
        ratings: targets.map(({ id }) => ({
          idTarget: id,
          ratPerc: 12.3,
          ratPerThousand: null,
          shrPerc: 30.1,
          shrPercSlot: 20,
          performanceColor: 'green',
        })),
      },
    ],
    visibleIndicators: [1, 2],
  };
}
