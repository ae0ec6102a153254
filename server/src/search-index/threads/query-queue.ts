import { LRUCache } from 'lru-cache';
import type { IndexQuery, IndexResult } from '../engine/index-query.ts';

/** The rows that several queries share, so that one thread should find them. */
export interface SharedRows {
  readonly key: string;
  /** Whether finding the rows again costs more than waiting: those of a term. */
  readonly isExpensive: boolean;
}

/** A query that no thread has taken yet. */
export interface WaitingQuery {
  readonly query: IndexQuery;
  readonly rows: SharedRows;
  readonly resolve: (result: Promise<IndexResult>) => void;
  readonly reject: (reason: Error) => void;
}

/** A thread that takes queries. */
export interface TakingThread {
  /** Number of its queries. */
  readonly load: number;
  /** Whether it has a query about these rows. */
  hasRows(key: string): boolean;
}

/** Queries that a thread has at a time: the next one must be there when it has finished one. */
const AT_ONCE = 2;

/** Number of expensive rows for which the queue remembers the thread that found them last. */
const REMEMBERED = 500;

/**
 * Queries in the order they came, until a thread takes them. Queries about the same rows go to the thread that is
 * finding them, or that remembers them if they are expensive. An idle thread also takes the queries of another
 * thread, unless that one is finding expensive rows for them.
 */
export class QueryQueue {
  readonly #waiting: WaitingQuery[] = [];
  readonly #foundBy = new LRUCache<string, TakingThread>({ max: REMEMBERED });

  add(waiting: WaitingQuery): void {
    this.#waiting.push(waiting);
  }

  /** Removes and returns the next query for one of the threads; undefined if there is none for it. */
  take(thread: TakingThread, threads: readonly TakingThread[]): WaitingQuery | undefined {
    if (thread.load >= AT_ONCE) return undefined;
    const finding = (key: string) => threads.find((other) => other.hasRows(key));
    const ownerOf = (key: string) => {
      const remembering = this.#foundBy.get(key);
      return finding(key) ?? (threads.includes(remembering ?? thread) ? remembering : undefined);
    };
    const taken =
      this.#remove(({ key }) => (ownerOf(key) ?? thread) === thread) ??
      (thread.load === 0
        ? this.#remove(({ key, isExpensive }) => !isExpensive || finding(key) === undefined)
        : undefined);
    if (taken?.rows.isExpensive) this.#foundBy.set(taken.rows.key, thread);
    return taken;
  }

  /** Removes a query; false if a thread has already taken it. */
  drop(waiting: WaitingQuery): boolean {
    const place = this.#waiting.indexOf(waiting);
    if (place !== -1) this.#waiting.splice(place, 1);
    return place !== -1;
  }

  /** Removes and returns all waiting queries. */
  takeAll(): WaitingQuery[] {
    return this.#waiting.splice(0);
  }

  #remove(isTaken: (rows: SharedRows) => boolean): WaitingQuery | undefined {
    const place = this.#waiting.findIndex(({ rows }) => isTaken(rows));
    return place === -1 ? undefined : this.#waiting.splice(place, 1)[0];
  }
}
