import type { SubscriptionScope } from '../subscription-scope/subscription-scope.ts';
import type { IndexSource } from './indexed-programme.ts';
import type {
  FacetName,
  Facets,
  FilterQuery,
  MinMaxDates,
  SearchPage,
  SearchQuery,
  SearchWithFacets,
  SelectedIds,
  SelectionQuery,
} from './query.ts';

export interface SearchIndexOptions {
  /** Threads that answer queries; at least 1, 2 by default. */
  readonly workers?: number;
  /** Bytes each thread may spend on remembered criteria and counts; 64 MB by default. */
  readonly cacheBytes?: number;
}

/** `SearchIndex.open(options)` starts the threads. Answers reject until the first `load` has ended. */
export interface SearchIndex {
  /** Builds from `source` beside what is being served, then swaps. A failed load changes nothing. */
  load(source: IndexSource): Promise<void>;
  search(query: SearchQuery): Promise<SearchPage>;
  /** Options for the filter as it is sent: clearing the facet's own selection is the caller's choice. */
  facet<Name extends FacetName>(name: Name, query: FilterQuery): Promise<Facets[Name]>;
  /** For the filter as it is sent. */
  minMaxDates(query: FilterQuery): Promise<MinMaxDates>;
  /**
   * Page, count and all facets of one selection. Each facet is counted with its own selection cleared, min/max dates
   * with the dates cleared; frequencies are counted with the whole filter.
   */
  searchWithFacets(query: SearchQuery): Promise<SearchWithFacets>;
  count(query: Omit<SelectionQuery, 'orderBy'>): Promise<number>;
  selectedIds(query: SelectionQuery, limit: number): Promise<SelectedIds>;
  /** Whether the programme is inside the scope. Immediate. */
  contains(scope: SubscriptionScope, id: number): boolean;
  /** Those of `ids` that are inside the scope and whose audience results it opens. Immediate. */
  audienceVisible(scope: SubscriptionScope, ids: Iterable<number>): ReadonlySet<number>;
  /** Version of the catalogue being served, null before the first load. */
  readonly version: string | null;
  /** Programmes being served. */
  readonly size: number;
  /** Shared memory of what is being served, without the threads' caches. */
  readonly memoryBytes: number;
  /** Ends the threads. Queries under way reject. */
  close(): Promise<void>;
}
