/** A 32-bit FNV-1a hash of the text's UTF-16 units, with extra mixing for short strings such as titles. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Pseudo-random numbers that are the same for the same seed. */
export interface SeededRandom {
  /** From `low` up to `high`, with two decimals: precise enough for a drawing and short in markup. */
  between: (low: number, high: number) => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
}

/** Mulberry32 (public domain, T. Ettinger): one 32-bit word of state. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => Math.round((low + next() * (high - low)) * 100) / 100;
  return {
    between,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
  };
}
