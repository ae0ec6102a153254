import { expect, test } from '@jest/globals';
import { thumbnailColumns } from './thumbnail-columns.ts';

test('120 thumbnails fill whole rows at every width', () => {
  for (let width = 200; width <= 4000; width += 7) expect(120 % thumbnailColumns(width)).toBe(0);
});

test('columns grow with the width', () => {
  expect([280, 390, 780, 1350, 2400].map(thumbnailColumns)).toEqual([1, 2, 3, 6, 12]);
});
