import { expect, test } from '@jest/globals';
import { placesWithin } from './places.ts';

test('counts the thumbnails that are visible before a strip is scrolled, at most all', () => {
  expect([350, 560, 2_000, 0].map(placesWithin)).toEqual([3, 4, 7, 7]);
});
