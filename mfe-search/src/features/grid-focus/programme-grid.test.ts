import { expect, test } from '@jest/globals';
import { HEAD_ROW } from './focus-movement.ts';
import { tableGrid, thumbnailGrid } from './programme-grid.ts';

const programs = [11, 12, 13, 14, 15].map((idProgram) => ({ idProgram }));

test('treats a programme in a table as a row, wherever it has moved', () => {
  const grid = tableGrid(programs, 9);
  expect(grid.placeOf({ row: 13, column: 4 })).toEqual({ row: 2, column: 4 });
  expect(grid.cellAt({ row: 2, column: 4 })).toEqual({ row: 13, column: 4 });
  expect(tableGrid(programs.toReversed(), 9).placeOf({ row: 11, column: 4 })).toEqual({ row: 4, column: 4 });
  expect(grid.placeOf({ row: 99, column: 4 })).toBeNull();
});

test('has the header above row 0, and falls back to the last column for a removed one', () => {
  const grid = tableGrid(programs, 7);
  expect(grid.placeOf({ row: 'head', column: 8 })).toEqual({ row: HEAD_ROW, column: 6 });
  expect(grid.cellAt({ row: HEAD_ROW, column: 3 })).toEqual({ row: 'head', column: 3 });
});

test('treats thumbnails as cells, with a fixed number per row', () => {
  const grid = thumbnailGrid(programs, 2);
  expect(grid.placeOf({ row: 14, column: 0 })).toEqual({ row: 1, column: 1 });
  expect(grid.cellAt({ row: 2, column: 0 })).toEqual({ row: 15, column: 0 });
  expect(grid.cellAt({ row: 2, column: 1 })).toBeNull();
  expect(grid.programmeAt({ row: 1, column: 1 })).toBe(3);
});
