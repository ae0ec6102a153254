import { expect, test } from '@jest/globals';
import { rowsOf } from './rows-of.ts';

test('[HOM-03] a carousel has two rows, but one on mobile and for at most three programmes', () => {
  expect([rowsOf([24], false), rowsOf([4], false), rowsOf([3], false), rowsOf([24], true)]).toEqual([
    2, 2, 1, 1,
  ]);
});

test('[HOM-03] two carousels have one row each when either has at most three programmes', () => {
  expect([rowsOf([24, 4], false), rowsOf([24, 3], false), rowsOf([0, 24], false)]).toEqual([2, 1, 1]);
});
