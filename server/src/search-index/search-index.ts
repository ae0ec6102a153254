import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import type { SubscriptionScope } from '../subscription-scope/subscription-scope.ts';
import { Coalescing } from './coalescing.ts';
import { dayText } from './data/day-number.ts';
import type { Answer, DayBounds, Question } from './engine/answers.ts';
import { FACET_LISTS } from './facets/facet-lists.ts';
import type { OptionListName } from './facets/option-names.ts';
import type { IndexSource } from './indexed-programme.ts';
import type {
  FacetName,
  Facets,
  FilterQuery,
  MinMaxDates,
  RelatedQuery,
  SearchPage,
  SearchQuery,
  SearchWithFacets,
  SelectedIds,
  SelectionQuery,
} from './query.ts';
import { questionKey } from './question-key.ts';
import { ServedIndex } from './served-index.ts';
import { AnswerThreads } from './threads/answer-threads.ts';
import { buildOnThread } from './threads/build-thread.ts';

export interface SearchIndexOptions {
  /** Threads that answer queries; at least 1, 2 by default. */
  readonly workers?: number;
  /** Bytes each thread may spend on remembered criteria, orders and counts; 64 MB by default. */
  readonly cacheBytes?: number;
  /** Told of every question that was answered, and how many seconds that took. */
  readonly onAnswer?: (question: Question['what'], seconds: number) => void;
}

/**
 * The catalogue's read index: answers searches and facets from memory, on threads of its own, within the scope that
 * every query carries. Answers are shared between callers who ask the same at the same time: don't change them.
 * Everything rejects (`contains` and `audienceVisible` throw) until the first load has ended.
 */
export class SearchIndex {
  readonly #workers: number;
  readonly #threads: AnswerThreads;
  readonly #underWay = new Coalescing<Answer>();
  readonly #closing = new AbortController();
  #loading: Promise<void> = Promise.resolve();
  readonly #onAnswer: NonNullable<SearchIndexOptions['onAnswer']>;
  #served: ServedIndex | undefined;
  #loadedAt: number | null = null;

  private constructor({
    workers = 2,
    cacheBytes = 64 * 1024 * 1024,
    onAnswer = () => undefined,
  }: SearchIndexOptions) {
    this.#onAnswer = onAnswer;
    this.#workers = Math.max(1, Math.trunc(workers));
    this.#threads = new AnswerThreads(this.#workers, cacheBytes);
  }

  /** Starts the threads. */
  static open(options: SearchIndexOptions = {}): Promise<SearchIndex> {
    return Promise.resolve(new SearchIndex(options));
  }

  /** Builds from `source` beside what is being served, then swaps. A failed load changes nothing. One at a time. */
  load(source: IndexSource): Promise<void> {
    const load = this.#loading.then(() => this.#load(source));
    this.#loading = load.catch(() => undefined);
    return load;
  }

  async search(query: SearchQuery): Promise<SearchPage> {
    return pageOf(await this.#ask({ what: 'search', query }));
  }

  /** Options for the filter as it is sent: clearing the facet's own selection is the caller's choice. */
  async facet<Name extends FacetName>(name: Name, query: FilterQuery): Promise<Facets[Name]> {
    const served = this.#mustServe();
    const { facets } = await this.#ask({ what: 'facet', facet: name, query });
    return served.facet(name, facets, query.language);
  }

  /** For the filter as it is sent. */
  async minMaxDates(query: FilterQuery): Promise<MinMaxDates> {
    return datesOf((await this.#ask({ what: 'minMaxDates', query })).days);
  }

  /**
   * Page, count and all facets of one selection. Each facet is counted with its own selection cleared, min/max dates
   * with the dates cleared; frequencies are counted with the whole filter. The ticked rows concern the page and the
   * count alone.
   */
  async searchWithFacets(query: SearchQuery): Promise<SearchWithFacets> {
    const served = this.#mustServe();
    const answer = await this.#ask({ what: 'searchWithFacets', query });
    const facets = Object.fromEntries(
      (Object.keys(FACET_LISTS) as FacetName[]).map((name) => [
        name,
        served.facet(name, answer.facets, query.language),
      ]),
    ) as unknown as Facets;
    return { ...pageOf(answer), facets, minMaxDates: datesOf(answer.days) };
  }

  async count(query: Omit<SelectionQuery, 'orderBy'>): Promise<number> {
    return (await this.selectedIds({ ...query, orderBy: [] }, 0)).count;
  }

  /** What exports and playlists work on: the first `limit` ids in the order asked for, and how many there are. */
  async selectedIds(query: SelectionQuery, limit: number): Promise<SelectedIds> {
    const { ids, count } = pageOf(await this.#ask({ what: 'selectedIds', query, limit }));
    return { ids, count: count ?? ids.length };
  }

  /** Ids of the programmes inside the scope that are most like one, best first; see `LIKENESS`. Never itself. */
  async related({ scope, ...wanted }: RelatedQuery): Promise<Int32Array> {
    const query = { filter: DEFAULT_SEARCH_FILTER, scope, language: 'en' } as const;
    return pageOf(await this.#ask({ what: 'related', query, ...wanted })).ids;
  }

  /** Whether the programme is inside the scope. Immediate. */
  contains(scope: SubscriptionScope, id: number): boolean {
    return this.#mustServe().visibility.contains(scope, id);
  }

  /** Those of `ids` that are inside the scope and whose audience results it opens. Immediate. */
  audienceVisible(scope: SubscriptionScope, ids: Iterable<number>): ReadonlySet<number> {
    return this.#mustServe().visibility.audienceVisible(scope, ids);
  }

  /** Whether one of the option lists has the id; of frequencies, "none" is an option. Immediate. */
  hasOption(list: OptionListName, id: number): boolean {
    return this.#mustServe().hasOption(list, id);
  }

  /** Version of the catalogue being served, null before the first load. */
  get version(): string | null {
    return this.#served?.version ?? null;
  }

  /** When what is being served was loaded, milliseconds since 1970; null before the first load. */
  get loadedAt(): number | null {
    return this.#loadedAt;
  }

  /** Programmes being served. */
  get size(): number {
    return this.#served?.size ?? 0;
  }

  /** Memory of what is being served, without what the threads remember. */
  get memoryBytes(): number {
    return this.#served?.memoryBytes ?? 0;
  }

  /** Ends the threads. Queries and loads under way reject. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('The search index was closed.'));
    await Promise.all([this.#threads.close(), this.#loading]);
  }

  async #load(source: IndexSource): Promise<void> {
    const data = await buildOnThread(source, this.#workers, this.#closing.signal);
    await this.#threads.prepare(data);
    const served = new ServedIndex(source, data);
    // In one go, so that every answer is read with the names and positions of the data it comes from.
    this.#threads.switch(data);
    this.#served = served;
    this.#loadedAt = Date.now();
    this.#underWay.forgetAll();
  }

  #mustServe(): ServedIndex {
    if (this.#served === undefined) throw new Error('The search index has not been loaded yet.');
    return this.#served;
  }

  async #ask(question: Question): Promise<Answer> {
    this.#mustServe();
    const begun = performance.now();
    const answer = await this.#underWay.run(questionKey(question), () => this.#threads.ask(question));
    this.#onAnswer(question.what, (performance.now() - begun) / 1000);
    return answer;
  }
}

function pageOf({ ids = new Int32Array(), count = null }: Answer): SearchPage {
  return { ids, count };
}

function datesOf({ min, max }: DayBounds = { min: null, max: null }): MinMaxDates {
  return { min: min === null ? null : dayText(min), max: max === null ? null : dayText(max) };
}
