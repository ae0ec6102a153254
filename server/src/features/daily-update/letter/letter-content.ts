import * as z from 'zod/mini';

/** A programme as of when the letter was composed. Contains no audience results. */
const letterProgrammeSchema = z.object({
  id: z.int(),
  title: z.string(),
  concept: z.nullable(z.string()),
  country: z.nullable(z.string()),
  channel: z.string(),
  /** YYYY-MM-DD. */
  date: z.nullable(z.string()),
  datePrecision: z.enum(['day', 'month', 'year']),
  genre: z.nullable(z.string()),
  /** Determines the colour of its tile. */
  genreKey: z.nullable(z.string()),
  isSample: z.boolean(),
});
export type LetterProgramme = z.output<typeof letterProgrammeSchema>;

const letterSearchSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** New programmes of the search; the letter contains the first of them. */
  count: z.int(),
  programmes: z.array(letterProgrammeSchema),
});
export type LetterSearch = z.output<typeof letterSearchSchema>;

const letterContentSchema = z.object({
  /** The day since which the letter covers, YYYY-MM-DD. */
  sinceDay: z.string(),
  /** Programmes entered up to this moment were considered, ISO 8601. */
  until: z.string(),
  /** New programmes of all searches together, each counted once; above 30,000 it is a minimum. */
  count: z.int(),
  /** Key of the scope in which it was composed: under another one its counts are hidden. */
  scopeKey: z.string(),
  /** Those with something new, in the user's order. */
  searches: z.array(letterSearchSchema),
  /** Searches with something new that do not fit into the letter. */
  moreSearches: z.int(),
});

/** The content of a letter, in plain text. Stored; rendered as a mail or a page on demand. */
export type LetterContent = z.output<typeof letterContentSchema>;

/** A stored content. Throws if it is invalid. */
export function storedLetterContent(stored: unknown): LetterContent {
  return z.parse(letterContentSchema, stored);
}
