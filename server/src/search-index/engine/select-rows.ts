import type { RowsByValue } from '../data/index-data.ts';
import { addRow, type Bitmap, emptyBitmap, intersect } from '../data/bitmap.ts';

/** A column of small numbers. */
export type SmallColumn = Uint8Array | Uint16Array;

/** A table by value: 1 for the wanted ones. */
export function wantedTable(size: number, wanted: Iterable<number>): Uint8Array {
  const table = new Uint8Array(size);
  for (const value of wanted) table[value] = 1;
  return table;
}

/** The rows whose value is wanted. */
export function rowsWithValue(column: SmallColumn, wanted: Uint8Array): Bitmap {
  const bitmap = emptyBitmap(column.length);
  for (let word = 0; word < bitmap.length; word++) {
    const first = word << 5;
    const end = Math.min(first + 32, column.length);
    let bits = 0;
    for (let row = first; row < end; row++) bits |= (wanted[column[row] ?? 0] ?? 0) << (row & 31);
    bitmap[word] = bits;
  }
  return bitmap;
}

/** The rows with at least one bit of the mask in the column. */
export function rowsWithBits(column: SmallColumn, mask: number): Bitmap {
  const bitmap = emptyBitmap(column.length);
  for (let row = 0; row < column.length; row++) {
    if (((column[row] ?? 0) & mask) !== 0) bitmap[row >>> 5] = (bitmap[row >>> 5] ?? 0) | (1 << (row & 31));
  }
  return bitmap;
}

/** The rows with at least one of the wanted values. */
export function rowsWithAny({ starts, rows }: RowsByValue, wanted: Iterable<number>, all: number): Bitmap {
  const bitmap = emptyBitmap(all);
  for (const value of wanted) {
    const end = starts[value + 1] ?? 0;
    for (let i = starts[value] ?? 0; i < end; i++) addRow(bitmap, rows[i] ?? 0);
  }
  return bitmap;
}

/** The rows with all wanted values; none without a wanted value. */
export function rowsWithAll(rowsBy: RowsByValue, wanted: Iterable<number>, all: number): Bitmap {
  const [first, ...more] = Array.from(wanted, (value) => rowsWithAny(rowsBy, [value], all));
  if (first === undefined) return emptyBitmap(all);
  for (const other of more) intersect(first, other);
  return first;
}
