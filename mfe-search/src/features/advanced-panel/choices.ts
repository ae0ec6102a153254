import {
  DURATION_BUCKETS,
  FORMAT_TYPES,
  PLATFORMS,
  TIMESLOTS,
  WEEKDAYS,
} from '@airdex/shared-contracts/constants';
import type { FacetId } from '../facets/facet-pair.ts';

const { original, adaptation, acquired } = FORMAT_TYPES;

export type ChoiceName = 'FormatTypes' | 'Timeslots' | 'Platforms' | 'Weekdays' | 'Durations';

/** The filters with fixed options, each with its options in display order. */
export const CHOICES: { readonly [Name in ChoiceName]: readonly FacetId<Name>[] } = {
  FormatTypes: [original, adaptation, acquired],
  Timeslots: TIMESLOTS,
  Platforms: [PLATFORMS.tv, PLATFORMS.online],
  Weekdays: WEEKDAYS,
  Durations: DURATION_BUCKETS.map(({ id }) => id),
};
