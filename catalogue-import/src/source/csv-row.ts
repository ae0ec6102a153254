import type { Delimiter } from './delimiter.ts';

/** The cells as a row of a file with this delimiter, with quotes only where they are needed. */
export function csvRow(cells: readonly string[], delimiter: Delimiter): string {
  return cells
    .map((cell) =>
      cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(delimiter);
}
