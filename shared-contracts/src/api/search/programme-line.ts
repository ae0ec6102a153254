import * as z from 'zod/mini';
import { PERFORMANCE_COLORS } from '../../constants/codes.ts';
import { datePrecisionSchema, daySchema, timeSchema } from '../endpoint/shapes.ts';

/** One programme of a list. Null means that the value is unknown, or that the caller may not see it. */
export const programmeLineSchema = z.object({
  idProgram: z.int(),
  /** Address of the picture; if null, a poster is drawn from title and genre key. */
  image: z.nullable(z.string()),
  isNotaSelection: z.boolean(),
  /**
   * Added since the last view of the saved search. Otherwise: added within the last seven days, and launched within
   * the last sixty or in the future, so that an import does not make older programmes new.
   */
  isNew: z.boolean(),
  country: z.nullable(z.string()),
  channel: z.string(),
  date: z.nullable(daySchema),
  datePrecision: datePrecisionSchema,
  /** The launch lies in the future. */
  isDatePreview: z.boolean(),
  beginTime: z.nullable(timeSchema),
  localTitle: z.string(),
  formatTitle: z.nullable(z.string()),
  genre: z.nullable(z.string()),
  /** The key of the genre, the same in every language; posters are drawn from it. */
  genreKey: z.nullable(z.string()),
  subGenre: z.nullable(z.string()),
  /** Original, Acquired or Adaptation; its lower-case form is the key of its translation. */
  formatType: z.nullable(z.enum(['Original', 'Acquired', 'Adaptation'])),
  concept: z.nullable(z.string()),
  /** Percent, one decimal. */
  shrPremiere: z.nullable(z.number()),
  /** Percent, one decimal. */
  shrAverage: z.nullable(z.number()),
  premiereColor: z.nullable(z.enum(PERFORMANCE_COLORS)),
  averageColor: z.nullable(z.enum(PERFORMANCE_COLORS)),
  /** The format type's id, as in the filter. */
  originalType: z.nullable(z.int()),
  hasVideo: z.boolean(),
  /** Generated sample data, not a real launch. */
  isSample: z.boolean(),
});
export type ProgrammeLine = z.output<typeof programmeLineSchema>;

export const programmeListSchema = z.array(programmeLineSchema);

/** A page of results. */
export const searchResultSchema = z.object({
  programs: programmeListSchema,
  /** Number of all programmes; null if the request has `ignoreCount`. */
  count: z.nullable(z.int()),
  /** True if the caller's subscription includes no audience results: hide the share columns. */
  hideRatings: z.boolean(),
  /** Programmes added since the last view; only if the request has `countNew`. Null before the first view. */
  newCount: z.optional(z.nullable(z.int())),
});
export type SearchResult = z.output<typeof searchResultSchema>;

/** The first programmes of a saved search or playlist. */
export const programmePreviewSchema = z.object({ programs: programmeListSchema, count: z.int() });
