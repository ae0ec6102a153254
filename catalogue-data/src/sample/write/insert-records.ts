import { sql, type QueryExecutorProvider } from 'kysely';

export type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * Inserts records in one statement, from a single JSON parameter that the database splits by the types of its
 * own columns. Measured as the fastest way on PGlite. All records must have the same keys, named as the
 * columns.
 */
export async function insertRecords(
  database: QueryExecutorProvider,
  table: string,
  records: readonly JsonRecord[],
): Promise<void> {
  const [first] = records;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::json)
    `.execute(database);
}
