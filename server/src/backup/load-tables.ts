import { createHash } from 'node:crypto';
import path from 'node:path';
import type { PoolClient } from 'pg';
import type { Database } from '../database/database.ts';
import { BackupError } from './backup-error.ts';
import { tableFile, type BackupManifest } from './backup-manifest.ts';
import { linesOf } from './lines-of.ts';

/** Rows per write, and characters after which it has no further row. */
const [ROWS_AT_ONCE, CHARACTERS_AT_ONCE] = [1_000, 4_000_000];

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Replaces the content of a database that has the migrations of the backup, in one transaction: the result is either
 * the whole backup or the previous content.
 */
export async function loadTables(
  database: Pick<Database, 'pool'>,
  folder: string,
  { tables, sequences }: BackupManifest,
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const names = Object.keys(tables);
    await client.query(`truncate ${names.map((name) => `"${name}"`).join(', ')}`);
    // Rows refer to rows of later tables. The keys are checked when they are added again.
    const keys = await foreignKeys(client);
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`);
    for (const [table, expected] of Object.entries(tables))
      await loadTable(client, table, path.join(folder, tableFile(table)), expected);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
    for (const [name, last] of Object.entries(sequences))
      await client.query('select setval($1::regclass, $2)', [`"${name}"`, last]);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function foreignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  return rows;
}

async function loadTable(
  client: PoolClient,
  table: string,
  file: string,
  expected: { readonly rows: number; readonly sha256: string },
): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const list = columns.map(({ name }) => `"${name}"`).join(', ');
  const insert = `insert into "${table}" (${list}) overriding system value
    select ${list} from json_populate_recordset(null::"${table}", $1::json)`;
  const hash = createHash('sha256');
  let count = 0;
  let waiting: string[] = [];
  let characters = 0;
  const write = async (): Promise<void> => {
    if (waiting.length > 0) await client.query(insert, [`[${waiting.join(',')}]`]);
    count += waiting.length;
    waiting = [];
    characters = 0;
  };
  for await (const line of linesOf(file)) {
    hash.update(`${line}\n`);
    waiting.push(line);
    characters += line.length;
    if (waiting.length === ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) await write();
  }
  await write();
  if (count !== expected.rows || hash.digest('hex') !== expected.sha256)
    throw new BackupError(`The backup is damaged: the content of the table ${table} has changed.`);
}
