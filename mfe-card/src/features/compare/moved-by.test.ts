import { expect, test } from '@jest/globals';
import { movedBy, swapped } from './moved-by.ts';

test.each([
  [7, 1, [9, 7, 3]],
  [3, -1, [7, 3, 9]],
  [7, -1, [7, 9, 3]],
  [3, 1, [7, 9, 3]],
  [5, 1, [7, 9, 3]],
] as const)('moves %i by %i', (id, by, moved) => {
  expect(movedBy([7, 9, 3], id, by)).toEqual(moved);
});

test('swaps two ids, wherever they are', () => {
  expect(swapped([7, 9, 3], 3, 7)).toEqual([3, 9, 7]);
  expect(swapped([7, 9, 3], 9, 9)).toEqual([7, 9, 3]);
});
