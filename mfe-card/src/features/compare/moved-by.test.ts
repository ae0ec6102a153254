import { expect, test } from '@jest/globals';
import { movedBy } from './moved-by.ts';

test.each([
  [7, 1, [9, 7, 3]],
  [3, -1, [7, 3, 9]],
  [7, -1, [7, 9, 3]],
  [3, 1, [7, 9, 3]],
  [5, 1, [7, 9, 3]],
] as const)('moves %i by %i', (id, by, moved) => {
  expect(movedBy([7, 9, 3], id, by)).toEqual(moved);
});
