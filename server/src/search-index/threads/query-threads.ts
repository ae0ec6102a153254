import { setTimeout as pause } from 'node:timers/promises';
import type { IndexData } from '../data/index-data.ts';
import type { IndexQuery, IndexResult } from '../engine/index-query.ts';
import { SearchUnavailable } from '../../http/search-unavailable.ts';
import { QueryThread } from './query-thread.ts';
import { QueryQueue, type SharedRows, type WaitingQuery } from './query-queue.ts';

/** A thread that could not be replaced is replaced after this time, milliseconds. */
const REPLACE_AGAIN_MS = 1000;

/** Queries with the same term share its rows, others those of the same selection. */
function rowsOf({ query: { filter, scope } }: IndexQuery): SharedRows {
  const { term, selectedSearchTitles } = filter;
  return term.trim() === ''
    ? { key: JSON.stringify([scope.key, filter]), isExpensive: false }
    : { key: `${term}\n${selectedSearchTitles.join()}`, isExpensive: true };
}

function noThread(): SearchUnavailable {
  return new SearchUnavailable('No thread of the search index can answer.');
}

/** The query threads, all with the same shared data. One that dies is replaced. */
export class QueryThreads {
  readonly #cacheBytes: number;
  readonly #threads: QueryThread[];
  /** Including those that are still preparing to replace another. */
  readonly #running = new Set<QueryThread>();
  readonly #queue = new QueryQueue();
  #serving: IndexData | undefined;
  #isClosed = false;

  constructor(count: number, cacheBytes: number) {
    this.#cacheBytes = cacheBytes;
    this.#threads = Array.from({ length: count }, (_, place) => this.#start(place));
  }

  /** Resolves when every thread can switch to `data`. */
  async prepare(data: IndexData): Promise<void> {
    this.#threads.forEach((thread, place) => {
      if (!thread.isAlive) this.#threads[place] = this.#start(place);
    });
    await Promise.all(this.#threads.map((thread, place) => thread.prepare(data, place, this.#cacheBytes)));
  }

  /** Serves the prepared index from the next query on; earlier queries use the previous data. */
  switch(data: IndexData): void {
    for (const waiting of this.#queue.takeAll()) {
      const idlest = this.#available().reduce((least, thread) => (thread.load < least.load ? thread : least));
      this.#give(idlest, waiting);
    }
    this.#serving = data;
    this.#threads.forEach((thread, place) => {
      if (!thread.isAlive) {
        void this.#replace(thread, place);
        return;
      }
      // One that replaced another meanwhile has only the previous data. If it dies as well, it is replaced.
      if (!thread.hasPrepared(data)) thread.prepare(data, place, this.#cacheBytes).catch(() => undefined);
      thread.switch();
    });
  }

  /** Whether at least one thread takes queries. */
  get isAvailable(): boolean {
    return this.#available().length > 0;
  }

  /**
   * @param signal rejects the query if it still waits for a thread
   * @param dropped called when it does
   */
  ask(query: IndexQuery, signal?: AbortSignal, dropped?: () => void): Promise<IndexResult> {
    if (!this.isAvailable) return Promise.reject(noThread());
    return new Promise((resolve, reject) => {
      const waiting = { query, rows: rowsOf(query), resolve, reject };
      this.#queue.add(waiting);
      const leave = () => {
        if (!this.#queue.drop(waiting)) return;
        dropped?.();
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#distribute();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.takeAll()) reject(new Error('The search index was closed.'));
    await Promise.all(Array.from(this.#running, (thread) => thread.close()));
  }

  /** The threads that take queries. A thread that replaces another has no data until it has switched. */
  #available(): QueryThread[] {
    return this.#threads.filter((thread) => thread.isServing);
  }

  /** Gives waiting queries to threads, the idlest first, until none takes another one. */
  #distribute(): void {
    const threads = this.#available();
    for (let taken = true; taken;) {
      taken = false;
      for (const thread of threads.toSorted((a, b) => a.load - b.load)) {
        const waiting = this.#queue.take(thread, threads);
        if (waiting === undefined) continue;
        this.#give(thread, waiting);
        taken = true;
      }
    }
  }

  #give(thread: QueryThread, { query, rows, resolve }: WaitingQuery): void {
    const result = thread.ask(query, rows.key);
    resolve(result);
    const next = () => this.#distribute();
    result.then(next, next);
  }

  #start(place: number): QueryThread {
    const thread: QueryThread = new QueryThread(() => {
      this.#running.delete(thread);
      if (!this.isAvailable) {
        for (const { reject } of this.#queue.takeAll()) reject(noThread());
      }
      void this.#replace(thread, place);
    });
    this.#running.add(thread);
    return thread;
  }

  async #replace(dead: QueryThread, place: number): Promise<void> {
    const data = this.#serving;
    const isWanted = () => !this.#isClosed && this.#serving === data && this.#threads[place] === dead;
    while (data !== undefined && isWanted()) {
      const thread = await this.#tryToStart(data, place);
      if (thread === null) {
        // The machine may be short of memory for a moment.
        await pause(REPLACE_AGAIN_MS, undefined, { ref: false });
      } else if (isWanted()) {
        thread.switch();
        this.#threads[place] = thread;
        this.#distribute();
      } else {
        await this.#end(thread);
      }
    }
  }

  /** A thread with data; null if it could not be started, or died. */
  async #tryToStart(data: IndexData, place: number): Promise<QueryThread | null> {
    let thread: QueryThread | null = null;
    try {
      thread = this.#start(place);
      await thread.prepare(data, place, this.#cacheBytes);
      return thread;
    } catch {
      if (thread !== null) await this.#end(thread);
      return null;
    }
  }

  async #end(thread: QueryThread): Promise<void> {
    this.#running.delete(thread);
    await thread.close();
  }
}
