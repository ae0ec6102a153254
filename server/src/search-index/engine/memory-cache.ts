import { LRUCache } from 'lru-cache';
import type { Bitmap } from '../data/bitmap.ts';

type Numbers = Bitmap | Int32Array;

/**
 * Caches arrays of numbers by key up to a number of bytes; evicts the least recently used. Whatever the
 * limit, a question finds those of the question before it, if it was already waiting: the questions of one
 * screen share nearly all.
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

  /** Begins another question. */
  begin(): void {
    this.#previous = this.#current;
    this.#current = new Map();
  }

  /** No question is waiting to share what the last one used. */
  rest(): void {
    this.#previous.clear();
    this.#current.clear();
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }
}
