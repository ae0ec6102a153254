import { expect, test } from '@jest/globals';
import { HEAD_ROW } from './focus-movement.ts';
import { tableGrid, thumbnailGrid } from './programme-grid.ts';

const programs = [11, 12, 13, 14, 15].map((idProgram) => ({ idProgram }));

test('in a table a programme is a row, wherever it has moved to', () => {
  const grid = tableGrid(programs, 9);
  expect(grid.placeOf({ row: 13, column: 4 })).toEqual({ row: 2, column: 4 });
  expect(grid.cellAt({ row: 2, column: 4 })).toEqual({ row: 13, column: 4 });
  expect(tableGrid(programs.toReversed(), 9).placeOf({ row: 11, column: 4 })).toEqual({ row: 4, column: 4 });
  expect(grid.placeOf({ row: 99, column: 4 })).toBeNull();
});

test('the head is above row 0, and a column that has gone leads to the last one', () => {
  const grid = tableGrid(programs, 7);
  expect(grid.placeOf({ row: 'head', column: 8 })).toEqual({ row: HEAD_ROW, column: 6 });
  expect(grid.cellAt({ row: HEAD_ROW, column: 3 })).toEqual({ row: 'head', column: 3 });
});

test('thumbnails are cells, so many to a row', () => {
  const grid = thumbnailGrid(programs, 2);
  expect(grid.placeOf({ row: 14, column: 0 })).toEqual({ row: 1, column: 1 });
  expect(grid.cellAt({ row: 2, column: 0 })).toEqual({ row: 15, column: 0 });
  expect(grid.cellAt({ row: 2, column: 1 })).toBeNull();
  expect(grid.programmeAt({ row: 1, column: 1 })).toBe(3);
});
