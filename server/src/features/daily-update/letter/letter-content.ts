import * as z from 'zod/mini';

/** A programme as it was when the letter was composed. Holds no audience results. */
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
  /** What the colour of its tile is drawn from. */
  genreKey: z.nullable(z.string()),
  isSample: z.boolean(),
});
export type LetterProgramme = z.output<typeof letterProgrammeSchema>;

const letterSearchSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** New programmes of the search; the first of them are in the letter. */
  count: z.int(),
  programmes: z.array(letterProgrammeSchema),
});
export type LetterSearch = z.output<typeof letterSearchSchema>;

const letterContentSchema = z.object({
  /** The day that the letter looks back to, YYYY-MM-DD. */
  sinceDay: z.string(),
  /** Programmes entered up to this moment were looked at, ISO 8601. */
  until: z.string(),
  /** New programmes of all searches together, each counted once. */
  count: z.int(),
  /** Key of the scope it was composed in: under another one its counts are not told. */
  scopeKey: z.string(),
  /** Those with something new, in the user's order. */
  searches: z.array(letterSearchSchema),
  /** Searches with something new that the letter has no room for. */
  moreSearches: z.int(),
});

/** What a letter says, as plain text throughout. Stored; made into a mail or a page when it is needed. */
export type LetterContent = z.output<typeof letterContentSchema>;

/** A stored content. Throws when it is none. */
export function storedLetterContent(stored: unknown): LetterContent {
  return z.parse(letterContentSchema, stored);
}
