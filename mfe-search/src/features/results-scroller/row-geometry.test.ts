import { expect, test } from '@jest/globals';
import { rowsInSight, scrollTopShowing, topRow, type RowGeometry } from './row-geometry.ts';

/** Rows of 50 px below a sticky header of 40 px, in a window of 400 px. */
const table: RowGeometry = { firstTop: 40, rowHeight: 50, viewHeight: 400, headHeight: 40 };

test('does not scroll for a visible row; scrolls others to the nearer edge, below the header', () => {
  expect(scrollTopShowing(table, 3, 0)).toBe(0);
  expect(scrollTopShowing(table, 6, 0)).toBe(0);
  expect(scrollTopShowing(table, 7, 0)).toBe(40);
  expect(scrollTopShowing(table, 100, 0)).toBe(40 + 101 * 50 - 400);
  expect(scrollTopShowing(table, 3, 1000)).toBe(150);
  expect(scrollTopShowing(table, 0, 1000)).toBe(0);
});

test('counts only whole rows as visible', () => {
  expect(rowsInSight(table)).toBe(7);
  expect(rowsInSight({ ...table, viewHeight: 60 })).toBe(1);
});

test('finds the first visible row to the pixel', () => {
  expect(topRow(table, 0)).toEqual({ row: 0, offset: 0 });
  expect(topRow(table, 1234)).toEqual({ row: 24, offset: 34 });
});
