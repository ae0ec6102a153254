import { type Bitmap, intersect } from '../data/bitmap.ts';
import type { Criteria, Criterion, Linked } from './criterion.ts';
import type { MemoryCache } from './memory-cache.ts';

/** Rows that meet several criteria, with a cache key for counts over them. */
export interface MatchedRows {
  readonly key: string | null;
  readonly bitmap: Bitmap;
}

/**
 * Determines the rows that meet a query's criteria, optionally without one of the linked ones. Each
 * criterion's rows are cached separately, so that a screen's calls, which differ in one criterion, share the
 * others.
 */
export class Matches {
  readonly #criteria: Criteria;
  readonly #cache: MemoryCache;
  readonly #known = new Map<Linked | undefined, MatchedRows>();
  readonly #criterionRows = new Map<Criterion, Bitmap>();
  #others: MatchedRows | undefined;

  constructor(criteria: Criteria, cache: MemoryCache) {
    this.#criteria = criteria;
    this.#cache = cache;
  }

  /** @param cleared the facet whose own selection does not count */
  rows(cleared?: Linked): MatchedRows {
    const { linked } = this.#criteria;
    // Without a selection of its own, clearing it changes nothing.
    const without = cleared !== undefined && linked[cleared] === undefined ? undefined : cleared;
    let rows = this.#known.get(without);
    if (rows === undefined) {
      const left = Object.entries(linked).filter(([facet]) => facet !== without);
      rows = this.#combine(
        this.#unlinked(),
        left.map(([, criterion]) => criterion),
      );
      this.#known.set(without, rows);
    }
    return rows;
  }

  #unlinked(): MatchedRows {
    if (this.#others === undefined) {
      const [first, ...more] = this.#criteria.others;
      if (first === undefined) throw new Error('A query has no scope.');
      this.#others = this.#combine({ key: first.key, bitmap: this.#rowsOf(first) }, more);
    }
    return this.#others;
  }

  #rowsOf(criterion: Criterion): Bitmap {
    let rows = this.#criterionRows.get(criterion);
    if (rows === undefined) {
      rows = this.#cache.get(criterion.key, criterion.rows);
      this.#criterionRows.set(criterion, rows);
    }
    return rows;
  }

  /** Never changes `start`, which may be cached. */
  #combine(start: MatchedRows, criteria: readonly Criterion[]): MatchedRows {
    if (criteria.length === 0) return start;
    const bitmap = start.bitmap.slice();
    for (const criterion of criteria) intersect(bitmap, this.#rowsOf(criterion));
    return { key: joined([start, ...criteria]), bitmap };
  }
}

/** One key of several; the lengths separate the parts, which may contain any character. */
function joined(parts: readonly { readonly key: string | null }[]): string | null {
  const keys: string[] = [];
  for (const { key } of parts) {
    if (key === null) return null;
    keys.push(`${key.length}.${key}`);
  }
  return keys.join('&');
}
