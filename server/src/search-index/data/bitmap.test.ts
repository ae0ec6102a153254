import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  addRow,
  bitsIn,
  emptyBitmap,
  hasRow,
  intersect,
  rowsOf,
  setRange,
  sizeOf,
  subtract,
  unite,
} from './bitmap.ts';

const ROWS = 200;
const rows = fc.uniqueArray(fc.integer({ min: 0, max: ROWS - 1 }), { maxLength: ROWS, size: 'max' });

function bitmapOf(given: readonly number[]) {
  const bitmap = emptyBitmap(ROWS);
  for (const row of given) addRow(bitmap, row);
  return bitmap;
}
const ascending = (given: Iterable<number>) => [...given].sort((a, b) => a - b);

describe('bitmap', () => {
  test('is a set of rows', () => {
    fc.assert(
      fc.property(rows, rows, (left, right) => {
        const [a, b] = [new Set(left), new Set(right)];
        const cases = [
          [intersect, a.intersection(b)],
          [subtract, a.difference(b)],
          [unite, a.union(b)],
        ] as const;
        for (const [change, expected] of cases) {
          const bitmap = bitmapOf(left);
          change(bitmap, bitmapOf(right));
          expect(Array.from(rowsOf(bitmap))).toEqual(ascending(expected));
          expect(sizeOf(bitmap)).toBe(expected.size);
        }
        const bitmap = bitmapOf(left);
        expect(Array.from({ length: ROWS }, (_, row) => row).filter((row) => hasRow(bitmap, row))).toEqual(
          ascending(a),
        );
      }),
    );
  });

  test('takes ranges that start and end anywhere', () => {
    for (let first = 0; first < 70; first++) {
      for (let end = first; end <= 100; end++) {
        const bitmap = emptyBitmap(ROWS);
        setRange(bitmap, first, end);
        expect(Array.from(rowsOf(bitmap))).toEqual(Array.from({ length: end - first }, (_, i) => first + i));
      }
    }
  });

  test('lists a part of its rows like a slice of the whole list', () => {
    fc.assert(
      fc.property(rows, fc.nat(ROWS + 5), fc.nat(ROWS + 5), (given, skip, limit) => {
        expect(Array.from(rowsOf(bitmapOf(given), skip, limit))).toEqual(
          ascending(given).slice(skip, skip + limit),
        );
      }),
    );
  });

  test('counts the bits of a word', () => {
    fc.assert(
      fc.property(fc.integer(), (word) => {
        expect(bitsIn(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
      }),
    );
  });
});
