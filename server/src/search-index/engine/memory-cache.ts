import { LRUCache } from 'lru-cache';
import type { Bitmap } from '../data/bitmap.ts';

type Numbers = Bitmap | Int32Array;

/** Caches arrays of numbers by key up to a number of bytes; evicts the least recently used. */
export class MemoryCache {
  readonly #entries: LRUCache<string, Numbers>;

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
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#entries.set(key, made);
    return made;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }
}
