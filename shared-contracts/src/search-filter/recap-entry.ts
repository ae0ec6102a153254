import * as z from 'zod/mini';

/** The parts of a search that have a chip in the recap: the header's two, and every facet and flag. */
export const RECAP_FIELDS = [
  'Term',
  'SearchTitles',
  'Broadcasts',
  'ProducedIn',
  'DevelopedIn',
  'Genres',
  'FormatTypes',
  'Timeslots',
  'Keywords',
  'Frequencies',
  'Platforms',
  'Weekdays',
  'Playlists',
  'Durations',
  'Dates',
  'NotaSelection',
  'VideoPresent',
  'MarketShareComparison',
  'Evaluation',
] as const;
export type RecapField = (typeof RECAP_FIELDS)[number];

const leaf = z.object({ id: z.union([z.number(), z.string()]), name: z.string() });

/** An active filter in the recap. `translationKey` is its key in the texts of the search remote (`recap.fields`). */
export const recapEntrySchema = z.object({
  translationKey: z.string(),
  field: z.enum(RECAP_FIELDS),
  values: z.array(z.extend(leaf, { childs: z.optional(z.array(leaf)) })),
  isAllSelected: z.boolean(),
});
export type RecapEntry = z.output<typeof recapEntrySchema>;
