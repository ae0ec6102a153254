import * as z from 'zod/mini';
import { PERFORMANCE_COLORS } from '../../constants/codes.ts';
import { datePrecisionSchema, daySchema } from '../endpoint/shapes.ts';

/** The international flow of a format: its launches, earliest first, within the caller's subscription. */
export const internationalFlowSchema = z.object({
  formatTitle: z.nullable(z.string()),
  launches: z.array(
    z.object({
      idProgram: z.int(),
      localTitle: z.string(),
      idCountry: z.nullable(z.int()),
      /** ISO 3166-1 alpha-2, for the map. */
      countryCode: z.nullable(z.string()),
      country: z.nullable(z.string()),
      channel: z.string(),
      date: z.nullable(daySchema),
      datePrecision: datePrecisionSchema,
      /** Its date is after the server's current day. Missing in responses of older servers. */
      isDatePreview: z.optional(z.boolean()),
      formatType: z.nullable(z.enum(['Original', 'Acquired', 'Adaptation'])),
      /** Its average share against the slot; null if unknown, or if the caller may not see its audience results. */
      averageColor: z.nullable(z.enum(PERFORMANCE_COLORS)),
    }),
  ),
});
export type InternationalFlow = z.output<typeof internationalFlowSchema>;
