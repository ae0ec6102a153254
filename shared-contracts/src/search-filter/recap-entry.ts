import * as z from 'zod/mini';

/** The parts of a search that a chip of the recap can stand for: the header's two and every facet and flag. */
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

/** One active filter as the recap shows it. `translationKey` names it among the search remote's texts (`recap.fields`). */
export const recapEntrySchema = z.object({
  translationKey: z.string(),
  field: z.enum(RECAP_FIELDS),
  values: z.array(z.extend(leaf, { childs: z.optional(z.array(leaf)) })),
  isAllSelected: z.boolean(),
});
export type RecapEntry = z.output<typeof recapEntrySchema>;
