import { expect, test } from '@jest/globals';
import { chipAfterKey, chipAfterRemoval } from './chip-focus.ts';

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 3, 3],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 1, 3],
])('%s moves from %i to %i of four', (key, from, to) => {
  expect(chipAfterKey(key, from, 4)).toBe(to);
});

test('other keys do not move', () => {
  expect(chipAfterKey('Tab', 1, 4)).toBeUndefined();
});

test('focuses the next chip after a removal, or the last one after the last', () => {
  expect(chipAfterRemoval(1, 3)).toBe(1);
  expect(chipAfterRemoval(3, 3)).toBe(2);
});
