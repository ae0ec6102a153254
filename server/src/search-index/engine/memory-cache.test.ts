import { describe, expect, test } from 'vitest';
import { MemoryCache } from './memory-cache.ts';

/** Asks for each key, one question after the other; returns those that had to be made. */
function made(cache: MemoryCache, questions: readonly (readonly string[])[]): string[] {
  return questions.flatMap((keys) => {
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
  test('keeps what fits its limit', () => {
    const cache = new MemoryCache(1_000_000);
    expect(made(cache, [['a'], ['b'], [], ['a', 'b']])).toEqual(['a', 'b']);
  });

  test('without room, still keeps what the question before has used, until no question is waiting', () => {
    const cache = new MemoryCache(1);
    expect(made(cache, [['a'], ['a', 'b'], ['b'], ['a']])).toEqual(['a', 'b', 'a']);
    cache.rest();
    expect(made(cache, [['a']])).toEqual(['a']);
    expect(cache.bytes).toBe(0);
  });
});
