import { sql, type QueryExecutorProvider } from 'kysely';

/** A row of a table of names. `parent` is the id of the row it belongs to, in tables that have one. */
export interface NameRow {
  readonly key: string;
  readonly en: string;
  readonly zh: string;
  readonly parent?: number;
}

const TABLES = {
  country: { key: 'code', parent: null },
  genre: { key: 'source_key', parent: null },
  subgenre: { key: 'source_key', parent: 'genre_id' },
  keyword: { key: 'source_key', parent: 'parent_id' },
  frequency: { key: 'source_key', parent: null },
  audience_target: { key: 'source_key', parent: null },
} as const;

/**
 * Inserts missing rows and updates those that differ, by key, in one statement each. Returns the ids of all
 * rows of the table by key, including rows that are not in `rows`.
 */
export async function upsertNames(
  database: QueryExecutorProvider,
  table: keyof typeof TABLES,
  rows: readonly NameRow[],
): Promise<ReadonlyMap<string, number>> {
  const columns = TABLES[table];
  const name = sql.table(table);
  const key = sql.ref(columns.key);
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (key text, en text, zh text, parent integer)`;
  const parent = columns.parent === null ? null : sql.ref(columns.parent);

  await sql`
    update ${name} as stored
    set name_en = given.en, name_zh = given.zh ${parent === null ? sql`` : sql`, ${parent} = given.parent`}
    from ${given}
    where stored.${key} = given.key
      and (stored.name_en, stored.name_zh ${parent === null ? sql`` : sql`, stored.${parent}`})
        is distinct from (given.en, given.zh ${parent === null ? sql`` : sql`, given.parent`})`.execute(
    database,
  );
  // In the order given, so that the order of ids is the order of the lists.
  await sql`
    insert into ${name} (${key}, name_en, name_zh ${parent === null ? sql`` : sql`, ${parent}`})
    select given.key, given.en, given.zh ${parent === null ? sql`` : sql`, given.parent`}
    from ${given}
    where not exists (select from ${name} as stored where stored.${key} = given.key)`.execute(database);

  const stored = await sql<{ key: string; id: number }>`select ${key} as key, id from ${name}`.execute(
    database,
  );
  return new Map(stored.rows.map((row) => [row.key, row.id]));
}
