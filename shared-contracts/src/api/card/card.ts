import * as z from 'zod/mini';
import { datePrecisionSchema, daySchema, namedSchema, timeSchema } from '../endpoint/shapes.ts';

const text = z.nullable(z.string());
const id = z.nullable(z.int());
const count = z.nullable(z.int());

/**
 * A programme's card. Null, or an empty list, means that the catalogue does not know the value. Texts described as
 * HTML are sanitised by the server and again by the page that shows them; pages are web addresses and nothing else.
 */
export const programmeCardSchema = z.object({
  idProgram: z.int(),
  localTitle: z.string(),
  formatTitle: text,
  originalTitle: text,
  /** Address at which the provider's editors change the card; null for other users. */
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
  /** Also true if the caller may not read it. */
  hasEvaluation: z.boolean(),
  /** The subscription includes audience results of the programme, which may still have none. */
  includesAudienceResults: z.boolean(),
  /** HTML. */
  environment: text,
  concept: text,
  genre: text,
  idGenre: id,
  /** The key of the genre, the same in every language; posters are drawn from it. */
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
   * others carry a fee. Missing in responses of older servers.
   */
  includedRequests: z.optional(z.array(z.int())),
});
export type ProgrammeCard = z.output<typeof programmeCardSchema>;
