import { Worker } from 'node:worker_threads';
import type { IndexData } from '../data/index-data.ts';
import type { IndexQuery, IndexResult } from '../engine/index-query.ts';
import { SearchUnavailable } from '../../http/search-unavailable.ts';
import type { ForQueryWorker, FromQueryWorker } from './query-messages.ts';

interface Asked extends Waiting<IndexResult> {
  readonly rows: string;
}

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (reason: Error) => void;
}

/** One query worker, as the main thread sees it. When it dies, all its pending queries reject. */
export class QueryThread {
  // Options of the process, such as the type of its own entry, do not apply to its threads.
  readonly #worker = new Worker(new URL('./query-worker.ts', import.meta.url), { execArgv: [] });
  readonly #asked = new Map<number, Asked>();
  #preparing: Waiting<void> | undefined;
  #next: IndexData | undefined;
  #asks = 0;
  #isAlive = true;
  #hasData = false;

  /** @param died called when the worker ends unexpectedly */
  constructor(died: () => void) {
    const end = (cause: Error) => {
      if (!this.#isAlive) return;
      this.#fail(new SearchUnavailable(cause.message, { cause }));
      died();
    };
    this.#worker.on('message', (message: FromQueryWorker) => this.#receive(message));
    this.#worker.on('error', end);
    this.#worker.on('exit', (code) =>
      end(new Error(`A thread of the search index ended with code ${code}.`)),
    );
  }

  get load(): number {
    return this.#asked.size;
  }

  /** Whether a pending query is about these rows. */
  hasRows(rows: string): boolean {
    return this.#asked.values().some((asked) => asked.rows === rows);
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Whether it can run queries: it is alive and has switched to data. */
  get isServing(): boolean {
    return this.#isAlive && this.#hasData;
  }

  /** Resolves when the thread can switch to `data`. */
  prepare(data: IndexData, thread: number, cacheBytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#preparing = { resolve, reject };
      this.#next = data;
      this.#post({ kind: 'prepare', data, thread, cacheBytes });
    });
  }

  /** Whether `data` is the index that it has prepared and not switched to. */
  hasPrepared(data: IndexData): boolean {
    return this.#next === data;
  }

  /** Later queries use the prepared index, earlier ones the previous data. */
  switch(): void {
    this.#hasData = true;
    this.#next = undefined;
    this.#post({ kind: 'switch' });
  }

  /** @param rows identifies the rows that the query is about */
  ask(query: IndexQuery, rows: string): Promise<IndexResult> {
    return new Promise((resolve, reject) => {
      const number = this.#asks++;
      this.#asked.set(number, { rows, resolve, reject });
      this.#post({ kind: 'ask', number, query });
    });
  }

  async close(): Promise<void> {
    this.#fail(new Error('The search index was closed.'));
    await this.#worker.terminate();
  }

  #post(message: ForQueryWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromQueryWorker): void {
    if (message.kind === 'prepared') {
      this.#preparing?.resolve();
      this.#preparing = undefined;
      return;
    }
    const waiting = this.#asked.get(message.number);
    this.#asked.delete(message.number);
    if (message.kind === 'done') waiting?.resolve(message.result);
    else waiting?.reject(new Error(message.reason));
  }

  #fail(reason: Error): void {
    this.#isAlive = false;
    const waiting = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of waiting) reject(reason);
    this.#preparing?.reject(reason);
    this.#preparing = undefined;
  }
}
