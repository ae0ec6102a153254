import { describe, expect, test } from 'vitest';
import { seededRandom } from './random.ts';

const many = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

describe('seededRandom', () => {
  test('returns the same numbers for the same seed, and others for another seed', () => {
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => many(50, seededRandom(seed).next));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('spreads numbers evenly over [0, 1), including the first ones of neighbouring seeds', () => {
    const firsts = Array.from({ length: 20_000 }, (_, index) => seededRandom(`seed ${index}`).next());
    const tenths = new Array<number>(10).fill(0);
    for (const value of firsts) tenths[Math.floor(value * 10)] = (tenths[Math.floor(value * 10)] ?? 0) + 1;
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('draws whole numbers up to both ends and not beyond', () => {
    const random = seededRandom('whole');
    expect([...new Set(many(300, () => random.whole(-1, 2)))].sort()).toEqual([-1, 0, 1, 2]);
  });

  test('draws items according to their weights', () => {
    const random = seededRandom('weights');
    const drawn = many(10_000, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ] as const),
    );
    const often = drawn.filter((item) => item === 'often').length;
    expect(often).toBeGreaterThan(8800);
    expect(often).toBeLessThan(9200);
    expect(drawn).not.toContain('never');
  });

  test('samples different items, and no more than there are', () => {
    const random = seededRandom('sample');
    for (let round = 0; round < 50; round++) expect(new Set(random.sample([1, 2, 3, 4], 3)).size).toBe(3);
    expect(random.sample([1, 2], 5).sort()).toEqual([1, 2]);
  });

  test('draws normal numbers with mean 0 and deviation 1', () => {
    const random = seededRandom('normal');
    const drawn = many(20_000, random.normal);
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.abs(variance - 1)).toBeLessThan(0.05);
  });

  test('rejects an empty list', () => {
    expect(() => seededRandom('x').pick([])).toThrow('Nothing to pick from');
  });
});
