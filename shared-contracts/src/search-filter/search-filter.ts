import * as z from 'zod/mini';
import { DURATION_BUCKETS, FORMAT_TYPES, PLATFORMS, TIMESLOT_CODES, WEEKDAYS } from '../constants/codes.ts';
import { SEARCH_TERM_MAX } from '../constants/limits.ts';
import { durationBucketSchema } from './duration-selection.ts';
import { flag, idList, listOf, withDefault } from './lenient.ts';
import { SEARCH_FROM } from './search-from.ts';
import { SEARCH_TITLES } from '../constants/search-titles.ts';
import { timeslotSchema } from './timeslot-selection.ts';

const FORMAT_TYPE_IDS = [FORMAT_TYPES.original, FORMAT_TYPES.acquired, FORMAT_TYPES.adaptation];
const PLATFORM_IDS = [PLATFORMS.tv, PLATFORMS.online];
/** Maximum length of a moment, with any precision and zone. */
const MOMENT_LENGTH_MAX = 64;

const date = () => withDefault(z.union([z.iso.date(), z.literal('')]), '');
/** A moment, as sent by a caller. */
export const momentTextSchema = z.string().check(z.maxLength(MOMENT_LENGTH_MAX));
const emptyAsNull = z.transform((given: string): string | null => (given === '' ? null : given));

/**
 * The search filter (in the specification: the search selection), without paging, order and the ticked rows.
 *
 * Each facet is a pair. `all…Selected` true, or an empty `selected…`, means no restriction; otherwise a programme must
 * have at least one of the selected values. The pair is kept as given, because "all ticked" and "nothing ticked" look
 * different on the screen. Different facets are combined with AND. `selectedPlaylists` is the one exception.
 */
export const searchFilterSchema = z.object({
  searchFrom: withDefault(z.enum(SEARCH_FROM), 'AdvancedSearch'),

  /** Matched literally, without wildcards or operators. Case and accents do not matter. */
  term: withDefault(z.string().check(z.maxLength(SEARCH_TERM_MAX)), ''),
  /** The fields in which the term is searched; empty means the four default ones. */
  selectedSearchTitles: listOf(z.enum(SEARCH_TITLES), SEARCH_TITLES.length),

  allBroadcastsSelected: flag(),
  /** Channel ids. */
  selectedBroadcasts: idList(),
  allProducedInSelected: flag(),
  /** Country ids. */
  selectedProducedIn: idList(),
  allDevelopedInSelected: flag(),
  /** Country ids. */
  selectedDevelopedIn: idList(),
  allGenresSelected: flag(),
  /** Subgenre ids. */
  selectedGenres: idList(),
  allFormatTypesSelected: flag(),
  selectedFormatTypes: listOf(z.literal(FORMAT_TYPE_IDS), FORMAT_TYPE_IDS.length),
  allTimeslotsSelected: flag(),
  selectedTimeslots: listOf(timeslotSchema, TIMESLOT_CODES.length),
  allKeywordsSelected: flag(),
  /** Ids of keywords (the leaves of the keyword tree). */
  selectedKeywords: idList(),
  /** True: a programme must have every selected keyword instead of any. */
  searchByAllKeywords: flag(),
  allFrequenciesSelected: flag(),
  /** Frequency ids; -1 stands for programmes without one. */
  selectedFrequencies: idList(),
  allPlatformsSelected: flag(),
  selectedPlatforms: listOf(z.literal(PLATFORM_IDS), PLATFORM_IDS.length),
  allWeekdaysSelected: flag(),
  /** 1 Monday to 7 Sunday. */
  selectedWeekdays: listOf(z.int().check(z.gte(1), z.lte(7)), WEEKDAYS.length),
  allPlaylistsSelected: flag(),
  /** Ids of playlists that the caller owns or that are shared with the caller; `allPlaylistsSelected` stands for each of them. */
  selectedPlaylists: idList(),
  allDurationsSelected: flag(),
  /** Duration buckets by id; see `DURATION_BUCKETS`. */
  selectedDurations: listOf(durationBucketSchema, DURATION_BUCKETS.length),

  /** First launch date, YYYY-MM-DD, inclusive; null is open. */
  startDate: z.pipe(date(), emptyAsNull),
  /** Last launch date, YYYY-MM-DD, inclusive; null is open and includes upcoming programmes. */
  endDate: z.pipe(date(), emptyAsNull),

  /** True: the provider's editorial selection only. */
  isNotaSelection: flag(),
  /** True: programmes with a video only. */
  isVideoPresent: flag(),
  /** BiggerOrEqual: programmes whose average share is at least 20% above their slot's (audience boosters). */
  selectedMarketShareComparison: withDefault(z.nullable(z.literal('BiggerOrEqual')), null),
  /** True: programmes with an evaluation only. */
  hasEvaluation: flag(),

  /** Id of the saved search that the search comes from. */
  savedSearchId: withDefault(z.nullable(z.int32()), null),
  /** The last call of the saved search (ISO 8601, UTC). Programmes added since are new. */
  lastCall: withDefault(z.nullable(momentTextSchema), null),
  /** True: this call sets the last call of the saved search to now. */
  refreshLastCall: flag(),

  /** From a card, until the option lists have turned them into channels: country ids. */
  selectedCountries: idList(),
  /** From a card, until the option lists have turned them into subgenres: genre ids. */
  selectedGenresGroups: idList(),
});

/** A complete search filter. Every field is present; see `searchFilterSchema` for their meanings. */
export type SearchFilter = z.output<typeof searchFilterSchema>;
/** A filter as callers may send it: any field may be missing. */
export type SearchFilterInput = z.input<typeof searchFilterSchema>;
