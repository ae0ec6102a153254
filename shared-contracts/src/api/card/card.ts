import * as z from 'zod/mini';
import { datePrecisionSchema, daySchema, namedSchema, timeSchema } from '../endpoint/shapes.ts';

const text = z.nullable(z.string());
const id = z.nullable(z.int());
const count = z.nullable(z.int());

/**
 * A programme's card. Null means that the catalogue does not know; an empty list the same for lists. Texts named as
 * HTML are sanitised by the server and once more by whoever shows them; pages are addresses of the web and nothing else.
 */
export const programmeCardSchema = z.object({
  idProgram: z.int(),
  localTitle: z.string(),
  formatTitle: text,
  originalTitle: text,
  /** Where the provider's editors change the card; only for those who may. */
  editUrl: text,
  image: text,
  video: text,
  pdf: text,
  isNotaSelection: z.boolean(),
  isSample: z.boolean(),
  /** HTML. */
  hotFactors: text,
  /** HTML; null without access to evaluations. */
  verdict: text,
  /** HTML; null without access to evaluations. */
  evaluation: text,
  /** True also when the caller may not read it. */
  hasEvaluation: z.boolean(),
  /** The subscription includes audience results of the programme, which may still have none. */
  includesAudienceResults: z.boolean(),
  /** HTML. */
  environment: text,
  concept: text,
  genre: text,
  idGenre: id,
  /** The genre by a key that is the same in every language: what a poster is drawn from. */
  genreKey: text,
  subGenre: text,
  idSubGenre: id,
  /** HTML. */
  description: text,
  keywords: z.array(namedSchema),
  country: text,
  idCountry: id,
  channel: z.string(),
  idChannel: z.int(),
  /** 1 TV, 2 and 3 web. */
  idPlatform: id,
  platform: text,
  date: z.nullable(daySchema),
  datePrecision: datePrecisionSchema,
  /** The launch lies in the future. */
  isDatePreview: z.boolean(),
  /** Code of the timeslot. */
  timeslot: text,
  /** Local time of the slot, such as '20:30 - 21:30'. */
  timeslotHour: text,
  beginTime: z.nullable(timeSchema),
  numberOfEpisodes: count,
  /** Minutes. */
  duration: count,
  frequency: text,
  idFrequency: id,
  /** ISO weekdays, 1 Monday. */
  weekdays: z.array(z.int()),
  programmingDetails: text,
  facebookPage: text,
  facebookLikes: count,
  twitterPage: text,
  twitterFollowers: count,
  /** Original, Acquired or Adaptation. */
  formatType: z.nullable(z.enum(['Original', 'Acquired', 'Adaptation'])),
  producedIn: z.array(namedSchema),
  developedIn: z.array(namedSchema),
  /** Companies, separated by ' / '. */
  productionCompanies: text,
  /** Companies, separated by ' / '. */
  distributors: text,
  source: text,
  sourceDescription: text,
  programmePage: text,
  /**
   * Kinds of information requests that the caller's subscription includes; see `INFORMATION_REQUEST_TYPES`. The
   * others carry a fee. Left out by servers that do not know.
   */
  includedRequests: z.optional(z.array(z.int())),
});
export type ProgrammeCard = z.output<typeof programmeCardSchema>;
