import * as z from 'zod/mini';
import { RESULTS_PER_PAGE, SELECTED_IDS_MAX } from '../constants/limits.ts';
import { idList, listOf, withDefault } from './lenient.ts';
import { momentTextSchema, searchFilterSchema } from './search-filter.ts';

/** What results can be ordered by. */
export const SORT_EXPRESSIONS = [
  'CHANNELS_GROUP',
  'CHANNEL',
  'LAUNCHDATE',
  'LOCALTITLE',
  'SUBGENRE',
  'ORIGINAL_TYPENAME',
  'SHR_PREMIERE',
  'SHR_AVERAGE',
] as const;
export type SortExpression = (typeof SORT_EXPRESSIONS)[number];

export const SORT_DIRECTIONS = ['Asc', 'Desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** One level of the order. `name` is the column's and has no effect on the server. */
export const orderBySchema = z.object({
  name: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
  sortExpression: z.enum(SORT_EXPRESSIONS),
  direction: z.enum(SORT_DIRECTIONS),
});
export type OrderBy = z.output<typeof orderBySchema>;

export const SELECT_MODES = ['Include', 'Exclude'] as const;
export type SelectMode = (typeof SELECT_MODES)[number];

/** Rows one request may ask for: as many as the largest export, so that a reload can bring back all loaded rows at once. */
export const RESULTS_PER_REQUEST_MAX = 30_000;

/**
 * Which of the filter's programmes are meant. Exclude: all but `selectedIds`. Include: `selectedIds` only, so that an
 * empty list means none, unless `isAllSelected` says all.
 */
export const programmeSelectionSchema = z.object({
  isAllSelected: withDefault(z.boolean(), false),
  selectMode: withDefault(z.enum(SELECT_MODES), 'Exclude'),
  selectedIds: idList(SELECTED_IDS_MAX),
});
export type ProgrammeSelection = z.output<typeof programmeSelectionSchema>;

/** A filter with the ticked rows and an order: what exports and playlists work on. */
export const selectedSearchSchema = z.extend(searchFilterSchema, {
  ...programmeSelectionSchema.shape,
  /**
   * First level first; empty means newest launch first. Unknown values come last in both directions; ties follow the
   * newest launch, then the id.
   */
  orderBy: listOf(orderBySchema, SORT_EXPRESSIONS.length),
});
export type SelectedSearch = z.output<typeof selectedSearchSchema>;
export type SelectedSearchInput = z.input<typeof selectedSearchSchema>;

/** A day, with or without the time and its offset. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d(?:T|$)/.test(text) && !Number.isNaN(Date.parse(text));

/** Body of the results call. */
export const searchRequestSchema = z.extend(selectedSearchSchema, {
  /**
   * As in the filter, but only a moment in ISO 8601; null is before the first look. Left out, it is the last look that
   * the caller's own saved search `savedSearchId` has stored.
   */
  lastCall: z.nullish(momentTextSchema.check(z.refine(isMoment, 'Must be a moment in ISO 8601'))),
  /** From 1; 0 is read as 1. */
  page: withDefault(z.int().check(z.gte(0)), 1),
  resultsPerPage: withDefault(z.int().check(z.gte(1), z.lte(RESULTS_PER_REQUEST_MAX)), RESULTS_PER_PAGE),
  /** True: the answer's count is null, which saves counting again while paging. */
  ignoreCount: withDefault(z.boolean(), false),
  /** True: the answer also counts the programmes added since `lastCall`. */
  countNew: withDefault(z.boolean(), false),
});
export type SearchRequest = z.output<typeof searchRequestSchema>;
export type SearchRequestInput = z.input<typeof searchRequestSchema>;
