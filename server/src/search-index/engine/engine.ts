import type { IndexData } from '../data/index-data.ts';
import type { FacetName, FilterQuery, SelectionQuery } from '../query.ts';
import { TextScanner } from '../scanner/text-scanner.ts';
import type { CountedPositions, DayBounds, IndexQuery, IndexResult } from './index-query.ts';
import { type Bitmap, hasRow, intersect, rowsOf, sizeOf, subtract } from '../data/bitmap.ts';
import { Catalogue } from './catalogue.ts';
import { criteriaOf, rowsOfIds, scopeCriterion } from './criteria.ts';
import { FacetTotals } from './counted-rows.ts';
import { FACET_NAMES } from './facet-columns.ts';
import { FacetCounter, facetOptions } from './facet-counts.ts';
import { Matches } from './matches.ts';
import { MemoryCache } from './memory-cache.ts';
import { relatedRows } from './related-rows.ts';
import { rowsInOrder } from './row-order.ts';

interface Asked {
  readonly query: FilterQuery;
  readonly matches: Matches;
  readonly counter: FacetCounter;
}

/** Runs queries against one index, on the calling thread. */
export class Engine {
  readonly #catalogue: Catalogue;
  readonly #scanner: TextScanner;
  readonly #cache: MemoryCache;
  readonly #totals: FacetTotals;

  /** @param thread 0 up to one less than the threads for which the data was built */
  constructor(data: IndexData, thread: number, cacheBytes: number) {
    this.#catalogue = new Catalogue(data);
    this.#scanner = new TextScanner(data.texts, data.rows, thread);
    this.#cache = new MemoryCache(cacheBytes);
    this.#totals = new FacetTotals(this.#catalogue);
  }

  run(indexQuery: IndexQuery): IndexResult {
    const { query } = indexQuery;
    this.#cache.begin();
    const matches = new Matches(criteriaOf(query, this.#catalogue, this.#scanner), this.#cache);
    const counter = new FacetCounter(this.#catalogue, this.#totals, this.#cache);
    const asked: Asked = { query, matches, counter };
    switch (indexQuery.what) {
      case 'search':
        return this.#page(indexQuery.query, matches);
      case 'selectedIds': {
        const selected = this.#selected(indexQuery.query, matches);
        return this.#ids(indexQuery.query, selected, {
          skip: 0,
          limit: indexQuery.limit,
          ignoreCount: false,
        });
      }
      case 'facet':
        return { facets: { [indexQuery.facet]: this.#facet(indexQuery.facet, asked, false) } };
      case 'minMaxDates':
        return { days: this.#days(matches.rows().bitmap) };
      case 'related':
        return this.#related(indexQuery);
      case 'facets':
        return {
          facets: Object.fromEntries(FACET_NAMES.map((facet) => [facet, this.#facet(facet, asked, true)])),
          days: this.#days(matches.rows('dates').bitmap),
        };
    }
  }

  /** To be called when no query is waiting. */
  rest(): void {
    this.#cache.rest();
  }

  #page(query: Extract<IndexQuery, { what: 'search' }>['query'], matches: Matches): IndexResult {
    const { page, resultsPerPage, ignoreCount = false } = query;
    const skip = (Math.max(page, 1) - 1) * resultsPerPage;
    return this.#ids(query, this.#selected(query, matches), { skip, limit: resultsPerPage, ignoreCount });
  }

  /** The filter's rows that are selected. */
  #selected({ selection }: Pick<SelectionQuery, 'selection'>, matches: Matches): Bitmap {
    const { isAllSelected, selectMode, selectedIds } = selection;
    const { bitmap } = matches.rows();
    const isEverything = selectMode === 'Include' ? isAllSelected : selectedIds.length === 0;
    if (isEverything) return bitmap;
    const selected = bitmap.slice();
    (selectMode === 'Include' ? intersect : subtract)(selected, rowsOfIds(this.#catalogue, selectedIds));
    return selected;
  }

  #ids(
    query: SelectionQuery,
    selected: Bitmap,
    { skip, limit, ignoreCount }: { skip: number; limit: number; ignoreCount: boolean },
  ): IndexResult {
    const rows = rowsInOrder(selected, query, { skip, limit }, this.#catalogue);
    const { ids } = this.#catalogue.columns;
    return { ids: rows.map((row) => ids[row] ?? 0), count: ignoreCount ? null : sizeOf(selected) };
  }

  #related(indexQuery: Extract<IndexQuery, { what: 'related' }>): IndexResult {
    const { key, rows } = scopeCriterion(indexQuery.query, this.#catalogue);
    const found = relatedRows(this.#catalogue, this.#cache.get(key, rows), indexQuery);
    const { ids } = this.#catalogue.columns;
    return { ids: found.map((row) => ids[row] ?? 0) };
  }

  #facet(facet: FacetName, { query, matches, counter }: Asked, clearsOwn: boolean): CountedPositions {
    // Frequencies are the only facet that is counted with its own selection.
    const matched = matches.rows(clearsOwn && facet !== 'frequencies' ? facet : undefined);
    const inScope = () => {
      const { key, rows } = scopeCriterion(query, this.#catalogue);
      return { key, bitmap: this.#cache.get(key, rows) };
    };
    return facetOptions(facet, matched, inScope, query, this.#catalogue, counter);
  }

  /** Rows are sorted newest first, those without a date last. */
  #days(bitmap: Bitmap): DayBounds {
    const { datedRows, columns } = this.#catalogue;
    const [newest] = rowsOf(bitmap, 0, 1);
    if (newest === undefined || newest >= datedRows) return { min: null, max: null };
    let oldest = datedRows - 1;
    while (oldest > newest && !hasRow(bitmap, oldest)) {
      // A word without any row is skipped at once.
      oldest -= bitmap[oldest >>> 5] === 0 ? (oldest & 31) + 1 : 1;
    }
    return { min: columns.days[oldest] ?? null, max: columns.days[newest] ?? null };
  }
}
