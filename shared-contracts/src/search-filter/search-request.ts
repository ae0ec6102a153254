import * as z from 'zod/mini';
import { RESULTS_PER_PAGE, SELECTED_IDS_MAX } from '../constants/limits.ts';
import { idList, listOf, withDefault } from './lenient.ts';
import { momentTextSchema, searchFilterSchema } from './search-filter.ts';

/** The columns by which results can be ordered. */
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

/** One level of the order. `name` is that of the column; the server ignores it. */
export const orderBySchema = z.object({
  name: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
  sortExpression: z.enum(SORT_EXPRESSIONS),
  direction: z.enum(SORT_DIRECTIONS),
});
export type OrderBy = z.output<typeof orderBySchema>;

export const SELECT_MODES = ['Include', 'Exclude'] as const;
export type SelectMode = (typeof SELECT_MODES)[number];

/** Maximum number of rows in one request: as many as the largest export, so that one reload can load all loaded rows. */
export const RESULTS_PER_REQUEST_MAX = 30_000;

/**
 * Which of the filter's programmes are selected. Exclude: all except `selectedIds`. Include: only `selectedIds`, so an
 * empty list means none, unless `isAllSelected` is true.
 */
export const programmeSelectionSchema = z.object({
  isAllSelected: withDefault(z.boolean(), false),
  selectMode: withDefault(z.enum(SELECT_MODES), 'Exclude'),
  selectedIds: idList(SELECTED_IDS_MAX),
});
export type ProgrammeSelection = z.output<typeof programmeSelectionSchema>;

/** A filter with the ticked rows and an order, for exports and playlists. */
export const selectedSearchSchema = z.extend(searchFilterSchema, {
  ...programmeSelectionSchema.shape,
  /**
   * First level first; empty means newest launch first. Unknown values come last in both directions. Ties are ordered by
   * newest launch, then by id.
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
   * As in the filter, but only a moment in ISO 8601; null if the search was never called. If missing, it is the stored
   * last call of the caller's own saved search `savedSearchId`.
   */
  lastCall: z.nullish(momentTextSchema.check(z.refine(isMoment, 'Must be a moment in ISO 8601'))),
  /** From 1; 0 is read as 1. */
  page: withDefault(z.int().check(z.gte(0)), 1),
  resultsPerPage: withDefault(z.int().check(z.gte(1), z.lte(RESULTS_PER_REQUEST_MAX)), RESULTS_PER_PAGE),
  /** True: the response's count is null, which saves counting again while paging. */
  ignoreCount: withDefault(z.boolean(), false),
  /** True: the response also has the number of programmes added since `lastCall`. */
  countNew: withDefault(z.boolean(), false),
});
export type SearchRequest = z.output<typeof searchRequestSchema>;
export type SearchRequestInput = z.input<typeof searchRequestSchema>;
