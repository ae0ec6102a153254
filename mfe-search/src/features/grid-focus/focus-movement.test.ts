import { describe, expect, test } from '@jest/globals';
import { HEAD_ROW, moveFocus, type GridShape } from './focus-movement.ts';

const table: GridShape = { hasHead: true, columns: 9, cells: 9 * 40, rowsInSight: 10, isFlowing: false };
/** 4 columns, the last row has 2. */
const tiles: GridShape = { hasHead: false, columns: 4, cells: 38, rowsInSight: 3, isFlowing: true };

const go = (shape: GridShape, row: number, column: number, key: string, isCtrl = false) => {
  const place = moveFocus(shape, { row, column }, { key, isCtrl });
  return place === null ? null : [place.row, place.column];
};

describe('a table', () => {
  test('moves with arrows to the next cell and stops at the edges', () => {
    expect(go(table, 3, 4, 'ArrowDown')).toEqual([4, 4]);
    expect(go(table, 3, 4, 'ArrowUp')).toEqual([2, 4]);
    expect(go(table, 3, 4, 'ArrowLeft')).toEqual([3, 3]);
    expect(go(table, 3, 8, 'ArrowRight')).toEqual([3, 8]);
    expect(go(table, 3, 0, 'ArrowLeft')).toEqual([3, 0]);
    expect(go(table, 39, 2, 'ArrowDown')).toEqual([39, 2]);
  });

  test('has the header above the first row, in the same column', () => {
    expect(go(table, 0, 4, 'ArrowUp')).toEqual([HEAD_ROW, 4]);
    expect(go(table, HEAD_ROW, 4, 'ArrowUp')).toEqual([HEAD_ROW, 4]);
    expect(go(table, HEAD_ROW, 4, 'ArrowRight')).toEqual([HEAD_ROW, 5]);
    expect(go(table, HEAD_ROW, 4, 'ArrowDown')).toEqual([0, 4]);
  });

  test('moves with Home and End within the row, with Ctrl to the first and the last cell', () => {
    expect(go(table, 5, 4, 'Home')).toEqual([5, 0]);
    expect(go(table, 5, 4, 'End')).toEqual([5, 8]);
    expect(go(table, 5, 4, 'Home', true)).toEqual([0, 0]);
    expect(go(table, 5, 4, 'End', true)).toEqual([39, 8]);
  });

  test('moves with page keys by what is visible and stays among the rows', () => {
    expect(go(table, 5, 4, 'PageDown')).toEqual([15, 4]);
    expect(go(table, 5, 4, 'PageUp')).toEqual([0, 4]);
    expect(go(table, 35, 4, 'PageDown')).toEqual([39, 4]);
    expect(go(table, HEAD_ROW, 4, 'PageDown')).toEqual([10, 4]);
    expect(go(table, HEAD_ROW, 4, 'PageUp')).toEqual([HEAD_ROW, 4]);
  });

  test('ignores other keys', () => {
    expect(go(table, 5, 4, 'Enter')).toBeNull();
    expect(go(table, 5, 4, 'a')).toBeNull();
  });
});

describe('thumbnails', () => {
  test('move with left and right across the ends of rows', () => {
    expect(go(tiles, 1, 3, 'ArrowRight')).toEqual([2, 0]);
    expect(go(tiles, 2, 0, 'ArrowLeft')).toEqual([1, 3]);
    expect(go(tiles, 0, 0, 'ArrowLeft')).toEqual([0, 0]);
    expect(go(tiles, 9, 1, 'ArrowRight')).toEqual([9, 1]);
  });

  test('end on the last cell when moving down into a short row', () => {
    expect(go(tiles, 8, 3, 'ArrowDown')).toEqual([9, 1]);
    expect(go(tiles, 0, 2, 'ArrowUp')).toEqual([0, 2]);
    expect(go(tiles, 9, 1, 'End')).toEqual([9, 1]);
    expect(go(tiles, 2, 1, 'End', true)).toEqual([9, 1]);
  });
});
