import { expect, test } from '@jest/globals';
import { columnsThatFit, showAt } from './use-shown-columns.ts';

test.each([
  [390, 4, 2],
  [600, 4, 3],
  [1000, 4, 4],
  [1000, 2, 2],
  [0, 3, 2],
])('a width of %i px with %i programmes shows %i', (width, count, shown) => {
  expect(columnsThatFit(width, count)).toBe(shown);
});

test('shows another programme in a place, and swaps two that are shown', () => {
  expect(showAt([7, 9], 0, 3)).toEqual([3, 9]);
  expect(showAt([7, 9], 0, 9)).toEqual([9, 7]);
});
