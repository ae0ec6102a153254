/** A value of a row: nothing, a text, a number, or a moment of which the day in UTC is shown. */
export type Cell = string | number | Date | null;

/**
 * What a column holds. A value of another type is written as what it is: a date column may say '2026' where only the
 * year is known. A 'link' column shows addresses that can be clicked.
 */
export type ColumnKind = 'text' | 'date' | 'integer' | 'decimal' | 'link';

export interface Column {
  readonly header: string;
  /** Characters that fit beside each other. */
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
