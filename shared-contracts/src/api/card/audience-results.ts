import * as z from 'zod/mini';
import { PERFORMANCE_COLORS } from '../../constants/codes.ts';
import { namedSchema } from '../endpoint/shapes.ts';

const figure = z.nullable(z.number());

/** Audience results of a programme: a row for each slot, with a rating for each target. */
export const audienceResultsSchema = z.object({
  targets: z.array(namedSchema),
  rows: z.array(
    z.object({
      programSlotName: z.string(),
      numberOfEpisodes: z.nullable(z.int()),
      comparisonSlotName: z.nullable(z.string()),
      /** Measured overnight, before time-shifted viewing is added. */
      isOvernight: z.boolean(),
      ratings: z.array(
        z.object({
          idTarget: z.int(),
          /** Percent of the target. */
          ratPerc: figure,
          /** Thousands of viewers. */
          ratPerThousand: figure,
          /** Market share in percent. */
          shrPerc: figure,
          /** Market share of the comparison slot in percent. */
          shrPercSlot: figure,
          performanceColor: z.nullable(z.enum(PERFORMANCE_COLORS)),
        }),
      ),
    }),
  ),
  /** Ids of the indicators that have figures; see `INDICATORS`. */
  visibleIndicators: z.array(z.int()),
});
export type AudienceResults = z.output<typeof audienceResultsSchema>;
