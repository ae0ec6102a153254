import { expect, test } from 'vitest';
import { quantile, spread } from './statistics.ts';

test('quartiles lie between neighbours', () => {
  expect(spread([4, 1, 3, 2])).toEqual({ p25: 1.75, median: 2.5, p75: 3.25 });
  expect(spread([7])).toEqual({ p25: 7, median: 7, p75: 7 });
});

test('an empty list has no median', () => {
  expect(quantile([], 0.5)).toBeNaN();
});
