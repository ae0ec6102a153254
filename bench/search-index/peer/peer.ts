/** A database that answers the same queries by SQL. */
export interface Peer {
  readonly name: string;
  run(sql: string): Promise<void>;
  rows<Row>(sql: string): Promise<Row[]>;
  /** Copies CSV into a table. */
  copy(table: string, csv: Iterable<string>): Promise<void>;
  close(): Promise<void>;
}
