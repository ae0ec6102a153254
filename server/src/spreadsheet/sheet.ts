/** A value of a row: nothing, a text, a number, or a timestamp, shown as its day in UTC. */
export type Cell = string | number | Date | null;

/**
 * The content of a column. A value of another type is written as it is: a date column may contain '2026' if
 * only the year is known. A 'link' column shows clickable addresses.
 */
export type ColumnKind = 'text' | 'date' | 'integer' | 'decimal' | 'link';

export interface Column {
  readonly header: string;
  /** Number of characters that fit side by side. */
  readonly width: number;
  readonly kind: ColumnKind;
}

export type Row = readonly Cell[];

/** A table of a workbook. Rows are read once, while the file is written; long ones come in batches. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: Iterable<Row> | AsyncIterable<readonly Row[]>;
}
