import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { sliceInOrder } from './slice-in-order.ts';

const ROWS = 300;
/** Few different keys and many, of one digit and of several; 0 is unknown. */
const keys = fc
  .constantFrom(1, 5, 3000, 0x7f_ffff)
  .chain((max) => fc.array(fc.nat(max), { minLength: ROWS, maxLength: ROWS }));
const level = fc.record({ keys, direction: fc.constantFrom('Asc' as const, 'Desc' as const) });

/** The order of two keys by the rules: unknown ones last in both directions. */
function compare(a: number, b: number, direction: 'Asc' | 'Desc'): number {
  if (a === 0 || b === 0) return Number(a === 0) - Number(b === 0);
  return direction === 'Asc' ? a - b : b - a;
}

describe('sliceInOrder', () => {
  test('[SRT-02] returns the slice of all rows sorted by every level, and keeps the order of equal ones', () => {
    fc.assert(
      fc.property(
        fc.array(level, { maxLength: 3 }),
        fc.subarray(Array.from({ length: ROWS }, (_, row) => row)),
        fc.nat(ROWS),
        fc.oneof(fc.nat(20), fc.constant(ROWS)),
        (levels, rows, skip, limit) => {
          const sorted = rows.toSorted((a, b) => {
            for (const { keys, direction } of levels) {
              const order = compare(keys[a] ?? 0, keys[b] ?? 0, direction);
              if (order !== 0) return order;
            }
            return 0;
          });
          const orderLevels = levels.map(({ keys, direction }) => ({
            direction,
            keysOf: (of: Int32Array) => of.map((row) => keys[row] ?? 0),
          }));
          const slice = sliceInOrder(Int32Array.from(rows), orderLevels, { skip, limit });
          expect(Array.from(slice)).toEqual(sorted.slice(skip, skip + limit));
        },
      ),
      { numRuns: 300 },
    );
  });
});
