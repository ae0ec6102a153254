import { sql, type QueryExecutorProvider } from 'kysely';

/** Reserves ids of a table that no other session can take. Hold the table's lock while you use it. */
export interface IdRange {
  next(): number;
  /** Makes the table's sequence continue after the reserved ids. */
  finish(): Promise<void>;
}

export async function openIdRange(
  database: QueryExecutorProvider,
  table: 'programme' | 'format',
): Promise<IdRange> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(database);
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')`;
  const { rows } = await sql<{ id: number }>`select nextval(${sequence})::integer as id`.execute(database);
  const first = rows[0]?.id ?? 1;
  let next = first;
  return {
    next: () => next++,
    async finish() {
      if (next > first) await sql`select setval(${sequence}, ${next - 1})`.execute(database);
    },
  };
}
