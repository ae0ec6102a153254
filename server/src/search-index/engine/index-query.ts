import type { FacetName, FilterQuery, SearchQuery, SelectionQuery } from '../query.ts';
import type { RelatedRequest } from './related-rows.ts';

/** A query to a thread. */
export type IndexQuery =
  | { readonly what: 'search'; readonly query: SearchQuery }
  | { readonly what: 'selectedIds'; readonly query: SelectionQuery; readonly limit: number }
  | { readonly what: 'facet'; readonly facet: FacetName; readonly query: FilterQuery }
  | { readonly what: 'facets'; readonly query: FilterQuery }
  | { readonly what: 'minMaxDates'; readonly query: FilterQuery }
  | ({ readonly what: 'related'; readonly query: FilterQuery } & RelatedRequest);

/** Options to be listed, as positions in the order of their names, each with its count. */
export interface CountedPositions {
  readonly positions: Int32Array;
  readonly counts: Int32Array;
  /**
   * Counts of their groups by position of the group, for facets whose groups are not the sums of their
   * options.
   */
  readonly groupCounts?: Int32Array;
}

/** Days since 1970-01-01. */
export interface DayBounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** The result of a thread: only numbers; the receiver adds names. */
export interface IndexResult {
  readonly ids?: Int32Array;
  readonly count?: number | null;
  readonly facets?: Partial<Record<FacetName, CountedPositions>>;
  readonly days?: DayBounds;
}
