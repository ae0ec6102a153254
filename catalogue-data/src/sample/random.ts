/** A source of random numbers. The same seed gives the same numbers on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, or all if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  /** An item by its weight; the weights may have any sum. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T;
  /** Normally distributed, mean 0, deviation 1. */
  normal(): number;
}

/** A random source seeded by a text (SplitMix32 over its FNV-1a hash). */
export function seededRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      const left = [...items];
      for (let done = 0; done < count && done < left.length; done++) {
        const from = whole(done, left.length - 1);
        [left[done], left[from]] = [left[from] as never, left[done] as never];
      }
      return left.slice(0, count);
    },
    weighted: (items) => {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) if ((rest -= weight) < 0) return item;
      return pick(items)[0];
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
