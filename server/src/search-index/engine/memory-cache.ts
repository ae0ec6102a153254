import { LRUCache } from 'lru-cache';
import type { Bitmap } from '../data/bitmap.ts';

type Numbers = Bitmap | Int32Array;

/** Remembers arrays of numbers by key up to a number of bytes; the longest unused go first. */
export class MemoryCache {
  readonly #entries: LRUCache<string, Numbers>;

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      // Keys count too: a term or a list of channels can be longer than what it stands for.
      sizeCalculation: (value, key) => value.byteLength + 2 * key.length + 64,
    });
  }

  /** What is remembered, or what `make` makes, which is then remembered. A null key remembers nothing. */
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
