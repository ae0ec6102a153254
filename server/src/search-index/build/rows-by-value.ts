import type { RowLists, RowsByValue } from '../data/index-data.ts';
import { sharedUint32 } from '../data/shared-arrays.ts';

/** The rows of each value below `size`, from the values of each row. */
export function rowsByValue({ starts: listStarts, values }: RowLists, size: number): RowsByValue {
  const starts = sharedUint32(size + 1);
  for (const value of values) starts[value + 1] = (starts[value + 1] ?? 0) + 1;
  for (let value = 0; value < size; value++) {
    starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0);
  }
  const rows = sharedUint32(values.length);
  const free = starts.slice();
  for (let row = 0, i = 0; row + 1 < listStarts.length; row++) {
    for (const end = listStarts[row + 1] ?? 0; i < end; i++) {
      const value = values[i] ?? 0;
      const place = free[value] ?? 0;
      free[value] = place + 1;
      rows[place] = row;
    }
  }
  return { starts, rows };
}

/** The rows of each value of a column. */
export function rowsByColumn(values: Uint16Array, size: number): RowsByValue {
  return rowsByValue(
    { starts: Uint32Array.from({ length: values.length + 1 }, (_, row) => row), values },
    size,
  );
}
