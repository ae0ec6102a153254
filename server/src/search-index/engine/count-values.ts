import type { RowLists } from '../data/index-data.ts';
import type { SmallColumn } from './select-rows.ts';

/** How many of the rows have each value below `size`. */
export function countValues(column: SmallColumn, rows: Int32Array, size: number): Int32Array {
  const counts = new Int32Array(size);
  for (let i = 0; i < rows.length; i++) {
    const value = column[rows[i] ?? 0] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** How many of the rows list each value below `size`. */
export function countListed({ starts, values }: RowLists, rows: Int32Array, size: number): Int32Array {
  const counts = new Int32Array(size);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      const value = values[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}
