/** A database that runs the same queries as SQL. */
export interface Peer {
  readonly name: string;
  /** A list of ids as a cell of its CSV. */
  readonly listCell: (ids: readonly number[]) => string;
  /** Statements that index the loaded table `programme` as well as this database can. */
  readonly indexing: string;
  run(sql: string): Promise<void>;
  rows<Row>(sql: string): Promise<Row[]>;
  /** Copies CSV into a table. */
  copy(table: string, csv: Iterable<string>): Promise<void>;
  close(): Promise<void>;
}
