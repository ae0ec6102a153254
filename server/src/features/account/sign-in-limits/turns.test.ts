import { beforeEach, describe, expect, test } from 'vitest';
import { createTurns, type Turns } from './turns.ts';

let now: number;
let turns: Turns;
beforeEach(() => {
  now = 1_000_000;
  turns = createTurns({ everyMs: 10_000, waitMaxMs: 60_000, reservedMs: 30_000, now: () => now });
});

describe('turns', () => {
  test('follow one another, however many callers there are', () => {
    expect(['a', 'b', 'c', 'b', 'c'].map((caller) => turns.take('queue', caller))).toEqual([
      0, 10, 20, 10, 20,
    ]);
    now += 10_000;
    expect(['c', 'b', 'a'].map((caller) => turns.take('queue', caller))).toEqual([10, 0, 20]);
  });

  test('of a queue do not depend on those of another', () => {
    turns.take('queue', 'a');
    expect(turns.take('other', 'b')).toBe(0);
  });

  test('are reserved for their caller for a while, but not forever', () => {
    turns.take('queue', 'a');
    turns.take('queue', 'b');
    now += 35_000;
    for (const caller of ['c', 'd']) turns.take('queue', caller);
    expect(turns.take('queue', 'b')).toBe(0);
    turns.take('queue', 'e');
    now += 100_000;
    turns.take('queue', 'f');
    expect(turns.take('queue', 'e')).toBe(10);
  });

  test('come within the maximum wait for each caller, even for very many', () => {
    for (let caller = 0; caller < 1000; caller++)
      expect(turns.take('queue', String(caller))).toBeLessThanOrEqual(60);
    now += 60_000;
    expect(turns.take('queue', '999')).toBe(0);
  });
});
