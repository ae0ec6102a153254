import { expect, test } from '@jest/globals';
import { columnsThatFit } from './columns-that-fit.ts';

test.each([
  [390, 4, 2],
  [600, 4, 3],
  [1000, 4, 4],
  [1000, 2, 2],
  [0, 3, 2],
])('a width of %i px with %i programmes shows %i', (width, count, shown) => {
  expect(columnsThatFit(width, count)).toBe(shown);
});
