import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import type { SubscriptionScope } from '../subscription-scope/subscription-scope.ts';
import { Coalescing } from './coalescing.ts';
import { dayText } from './data/day-number.ts';
import type { DayBounds, IndexQuery, IndexResult } from './engine/index-query.ts';
import { FACET_LISTS } from './facets/facet-lists.ts';
import type { OptionListName } from './facets/option-names.ts';
import type { IndexSource } from './indexed-programme.ts';
import type {
  FacetName,
  Facets,
  FilterQuery,
  LinkedFacets,
  MinMaxDates,
  RelatedQuery,
  SearchPage,
  SearchQuery,
  SelectedIds,
  SelectionQuery,
} from './query.ts';
import { queryKey } from './query-key.ts';
import { ServedIndex } from './served-index.ts';
import { catalogueKey } from './storage/catalogue-key.ts';
import { IndexFile, type IndexFileOptions } from './storage/index-file.ts';
import { QueryThreads } from './threads/query-threads.ts';
import { buildOnThread } from './threads/build-thread.ts';

export interface SearchIndexOptions {
  /** Number of query threads; at least 1, 2 by default. */
  readonly workers?: number;
  /** Bytes each thread may use to cache criteria and counts; 64 MB by default. */
  readonly cacheBytes?: number;
  /** Where the index is stored after a build, so that the next start loads it. By default it is not stored. */
  readonly stored?: IndexFileOptions;
  /** Called with every finished query, and its duration in seconds. */
  readonly onQueryDone?: (what: IndexQuery['what'], seconds: number) => void;
}

/**
 * The catalogue's read index: runs searches and counts facets in memory, on separate threads, within the scope
 * of every query. Callers with identical simultaneous queries share the result: don't modify it. Everything
 * rejects (`contains` and `audienceVisible` throw) until the first load has ended.
 */
export class SearchIndex {
  readonly #workers: number;
  readonly #threads: QueryThreads;
  readonly #underWay = new Coalescing<IndexResult>();
  readonly #closing = new AbortController();
  readonly #file: IndexFile | null;
  #loading: Promise<void> = Promise.resolve();
  readonly #onQueryDone: NonNullable<SearchIndexOptions['onQueryDone']>;
  #served: ServedIndex | undefined;
  #loadedAt: number | null = null;

  private constructor({
    workers = 2,
    cacheBytes = 64 * 1024 * 1024,
    stored,
    onQueryDone = () => undefined,
  }: SearchIndexOptions) {
    this.#onQueryDone = onQueryDone;
    this.#workers = Math.max(1, Math.trunc(workers));
    this.#threads = new QueryThreads(this.#workers, cacheBytes);
    this.#file = stored === undefined ? null : new IndexFile(stored, this.#workers, this.#closing.signal);
  }

  /** Starts the threads and begins to read the stored index. */
  static open(options: SearchIndexOptions = {}): Promise<SearchIndex> {
    return Promise.resolve(new SearchIndex(options));
  }

  /**
   * Builds an index from `source` while the current one is in use, or loads the stored one of its version, then swaps
   * them. A failed load changes nothing. Loads run one at a time.
   * @param signal cancels the load, which then rejects
   */
  load(source: IndexSource, signal?: AbortSignal): Promise<void> {
    const load = this.#loading.then(() => this.#load(source, signal));
    this.#loading = load.catch(() => undefined);
    return load;
  }

  /** @param signal rejects the search, which is not computed if it still waits for a thread and no other caller waits for it */
  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchPage> {
    return pageOf(await this.#ask({ what: 'search', query }, signal));
  }

  /** Options for the filter as it is sent: the caller decides whether to clear the facet's own selection. */
  async facet<Name extends FacetName>(
    name: Name,
    query: FilterQuery,
    signal?: AbortSignal,
  ): Promise<Facets[Name]> {
    const served = this.#mustServe();
    const { facets } = await this.#ask({ what: 'facet', facet: name, query }, signal);
    return served.facet(name, facets, query.language);
  }

  /** For the filter as it is sent. */
  async minMaxDates(query: FilterQuery, signal?: AbortSignal): Promise<MinMaxDates> {
    return datesOf((await this.#ask({ what: 'minMaxDates', query }, signal)).days);
  }

  /**
   * All facets of one selection. Each is counted with its own selection cleared, min/max dates with the dates
   * cleared; frequencies are counted with the whole filter.
   */
  async facets(query: FilterQuery, signal?: AbortSignal): Promise<LinkedFacets> {
    const served = this.#mustServe();
    const result = await this.#ask({ what: 'facets', query }, signal);
    const facets = Object.fromEntries(
      (Object.keys(FACET_LISTS) as FacetName[]).map((name) => [
        name,
        served.facet(name, result.facets, query.language),
      ]),
    ) as unknown as Facets;
    return { facets, minMaxDates: datesOf(result.days) };
  }

  async count(query: Omit<SelectionQuery, 'orderBy'>): Promise<number> {
    return (await this.selectedIds({ ...query, orderBy: [] }, 0)).count;
  }

  /** For exports and playlists: the first `limit` ids in the requested order, and the total number. */
  async selectedIds(query: SelectionQuery, limit: number): Promise<SelectedIds> {
    const { ids, count } = pageOf(await this.#ask({ what: 'selectedIds', query, limit }));
    return { ids, count: count ?? ids.length };
  }

  /**
   * Ids of the programmes inside the scope that are most similar to one, best first; see `LIKENESS`. Never
   * itself.
   */
  async related({ scope, ...wanted }: RelatedQuery): Promise<Int32Array> {
    const query = { filter: DEFAULT_SEARCH_FILTER, scope, language: 'en' } as const;
    return pageOf(await this.#ask({ what: 'related', query, ...wanted })).ids;
  }

  /** Whether the programme is inside the scope. Synchronous. */
  contains(scope: SubscriptionScope, id: number): boolean {
    return this.#mustServe().visibility.contains(scope, id);
  }

  /** Those of `ids` that are inside the scope with their audience results. Synchronous. */
  audienceVisible(scope: SubscriptionScope, ids: Iterable<number>): ReadonlySet<number> {
    return this.#mustServe().visibility.audienceVisible(scope, ids);
  }

  /** Whether one of the option lists contains the id; for frequencies, "none" is an option. Synchronous. */
  hasOption(list: OptionListName, id: number): boolean {
    return this.#mustServe().hasOption(list, id);
  }

  /** Whether it can run queries: it is loaded and has a thread. */
  get isAvailable(): boolean {
    return this.#served !== undefined && this.#threads.isAvailable;
  }

  /** Version of the current catalogue, null before the first load. */
  get version(): string | null {
    return this.#served?.version ?? null;
  }

  /** When the current catalogue was loaded, milliseconds since 1970; null before the first load. */
  get loadedAt(): number | null {
    return this.#loadedAt;
  }

  /** Number of programmes in the current index. */
  get size(): number {
    return this.#served?.size ?? 0;
  }

  /** The highest id of a programme in the current index; 0 without any. */
  get lastId(): number {
    return this.#served?.lastId ?? 0;
  }

  /** Memory of the current index, without the threads' caches. */
  get memoryBytes(): number {
    return this.#served?.memoryBytes ?? 0;
  }

  /** Resolves when the current index is stored, or cannot be. */
  async stored(): Promise<void> {
    await this.#file?.settled();
  }

  /** Ends the threads. Queries and loads under way reject. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('The search index was closed.'));
    await Promise.all([this.#threads.close(), this.#loading, this.#file?.settled()]);
  }

  async #load(source: IndexSource, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const catalogue = catalogueKey(source);
    const stored = await this.#file?.take(catalogue);
    const ending = AbortSignal.any([this.#closing.signal, ...(signal === undefined ? [] : [signal])]);
    const data = stored ?? (await buildOnThread(source, this.#workers, ending));
    await this.#threads.prepare(data);
    const served = new ServedIndex(source, data);
    // Without interruption, so that every result gets the names and positions of its own data.
    this.#threads.switch(data);
    this.#served = served;
    this.#loadedAt = Date.now();
    this.#underWay.forgetAll();
    if (data !== stored) this.#file?.store({ catalogue, data });
  }

  #mustServe(): ServedIndex {
    if (this.#served === undefined) throw new Error('The search index has not been loaded yet.');
    return this.#served;
  }

  async #ask(indexQuery: IndexQuery, signal?: AbortSignal): Promise<IndexResult> {
    this.#mustServe();
    signal?.throwIfAborted();
    const begun = performance.now();
    const ask = (abandoned?: AbortSignal, dropped?: () => void) =>
      this.#threads.ask(indexQuery, abandoned, dropped);
    const result = await this.#underWay
      .run(queryKey(indexQuery), ask, signal)
      .finally(() => signal?.throwIfAborted());
    this.#onQueryDone(indexQuery.what, (performance.now() - begun) / 1000);
    return result;
  }
}

function pageOf({ ids = new Int32Array(), count = null }: IndexResult): SearchPage {
  return { ids, count };
}

function datesOf({ min, max }: DayBounds = { min: null, max: null }): MinMaxDates {
  return { min: min === null ? null : dayText(min), max: max === null ? null : dayText(max) };
}
