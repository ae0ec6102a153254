import { LRUCache } from 'lru-cache';
import type { Bitmap } from '../data/bitmap.ts';

type Numbers = Bitmap | Int32Array;

/**
 * Caches arrays of numbers by key up to a number of bytes; evicts the least recently used. Also keeps what the
 * previous query used, whatever the limit, as long as queries are waiting: the queries of one screen share nearly all
 * arrays.
 */
export class MemoryCache {
  readonly #entries: LRUCache<string, Numbers>;
  #previous = new Map<string, Numbers>();
  #current = new Map<string, Numbers>();

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      // Keys count too: a term or a list of channels can be longer than its value.
      sizeCalculation: (value, key) => value.byteLength + 2 * key.length + 64,
    });
  }

  /** The cached value, or the result of `make`, which is then cached. A null key caches nothing. */
  get(key: string | null, make: () => Numbers): Numbers {
    if (key === null) return make();
    let value = this.#entries.get(key) ?? this.#current.get(key) ?? this.#previous.get(key);
    if (value === undefined) {
      value = make();
      this.#entries.set(key, value);
    }
    this.#current.set(key, value);
    return value;
  }

  /** Begins another query. */
  begin(): void {
    this.#previous = this.#current;
    this.#current = new Map();
  }

  /** Drops the arrays of the last queries: no query is waiting to share them. */
  rest(): void {
    this.#previous.clear();
    this.#current.clear();
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }
}
