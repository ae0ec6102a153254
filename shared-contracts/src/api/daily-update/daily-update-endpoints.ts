import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint/endpoint.ts';
import { textParameter } from '../endpoint/parameters.ts';
import { datePrecisionSchema, daySchema, momentSchema } from '../endpoint/shapes.ts';

/** What the next daily letter would contain if it were composed now. */
export const dailyUpdatePreviewSchema = z.object({
  /** Programmes entered since then are new. */
  since: momentSchema,
  /** New programmes of all searches together, each counted once; 0 if no letter would be sent. */
  count: z.int(),
  /** Saved searches with something new, in the caller's order. */
  searches: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** New programmes of the search, of which the letter contains the first. */
      count: z.int(),
      programmes: z.array(
        z.object({
          idProgram: z.int(),
          title: z.string(),
          country: z.nullable(z.string()),
          channel: z.string(),
          date: z.nullable(daySchema),
          datePrecision: datePrecisionSchema,
        }),
      ),
    }),
  ),
  /** Searches with something new that do not fit into the letter. */
  moreSearches: z.int(),
});
export type DailyUpdatePreview = z.output<typeof dailyUpdatePreviewSchema>;

export const dailyUpdateEndpoints = {
  getDailyUpdateLetter: endpoint({
    method: 'GET',
    path: 'api/DailyUpdate/GetDailyUpdateLetter/{id}',
    access: 'user',
    params: z.object({ id: textParameter }),
    response: { kind: 'html' },
  }),
  getDailyUpdatePreview: endpoint({
    method: 'GET',
    path: 'api/DailyUpdate/GetDailyUpdatePreview/',
    access: 'user',
    response: json(dailyUpdatePreviewSchema),
  }),
};
