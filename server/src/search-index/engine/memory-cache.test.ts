import { describe, expect, test } from 'vitest';
import { MemoryCache } from './memory-cache.ts';

/** Requests each key, one query after the other; returns the keys whose values had to be computed. */
function made(cache: MemoryCache, requests: readonly (readonly string[])[]): string[] {
  return requests.flatMap((keys) => {
    cache.begin();
    return keys.filter((key) => {
      let isMade = false;
      cache.get(key, () => {
        isMade = true;
        return new Int32Array(10);
      });
      return isMade;
    });
  });
}

describe('MemoryCache', () => {
  test('keeps what fits into its limit', () => {
    const cache = new MemoryCache(1_000_000);
    expect(made(cache, [['a'], ['b'], [], ['a', 'b']])).toEqual(['a', 'b']);
  });

  test('keeps what the previous query used despite its limit, until no query is waiting', () => {
    const cache = new MemoryCache(1);
    expect(made(cache, [['a'], ['a', 'b'], ['b'], ['a']])).toEqual(['a', 'b', 'a']);
    cache.rest();
    expect(made(cache, [['a']])).toEqual(['a']);
    expect(cache.bytes).toBe(0);
  });
});
