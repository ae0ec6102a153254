import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import type { Database } from '../database/database.ts';
import { hasRoomFor } from '../database/disk-space.ts';
import { BackupError } from './backup-error.ts';
import { tableFile, type BackupManifest } from './backup-manifest.ts';

/** Rows per read of a table without files. */
const ROWS_AT_ONCE = 2_000;

/** Tables of the migrations themselves. */
const MIGRATION_TABLES: readonly string[] = ['kysely_migration', 'kysely_migration_lock'];

type DumpedDatabase = Pick<BackupManifest, 'migrations' | 'tables' | 'sequences'>;

/**
 * Writes every table into a file of a folder, in one consistent state. The embedded database has a single session, so
 * other calls wait until it is done.
 */
export async function dumpTables(database: Pick<Database, 'pool'>, folder: string): Promise<DumpedDatabase> {
  await mkdir(path.join(folder, 'database'), { recursive: true });
  const client = await database.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await refuseWithoutTables(client);
    const migrations = await column(client, 'select name as value from kysely_migration order by name');
    const tables: Record<string, { rows: number; sha256: string }> = {};
    for (const table of await tableNames(client))
      tables[table] = await dumpTable(client, table, path.join(folder, tableFile(table)));
    const { rows } = await client.query<{ name: string; last: number }>(
      `select sequencename as name, last_value as last from pg_sequences
       where schemaname = current_schema() and last_value is not null`,
    );
    await client.query('commit');
    client.release();
    return { migrations, tables, sequences: Object.fromEntries(rows.map(({ name, last }) => [name, last])) };
  } catch (error) {
    // Ending the connection ends the transaction, whatever its state.
    client.release(true);
    throw error;
  }
}

async function refuseWithoutTables(client: PoolClient): Promise<void> {
  const [table] = await column(client, `select to_regclass('kysely_migration')::text as value`);
  if (table == null) throw new BackupError('The database is empty: there is nothing to back up.');
}

/** The names of all tables with content of the product. */
async function tableNames(client: PoolClient): Promise<string[]> {
  const names = await column(
    client,
    `select tablename as value from pg_tables where schemaname = current_schema() order by tablename`,
  );
  return names.filter((name) => !MIGRATION_TABLES.includes(name));
}

async function column(client: PoolClient, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ value: string }>(sql);
  return rows.map(({ value }) => value);
}

/** Whether the rows of a table contain files, each of many megabytes. */
async function hasFiles(client: PoolClient, table: string): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and data_type = 'bytea'`,
    [table],
  );
  return rows.length > 0;
}

async function dumpTable(
  client: PoolClient,
  table: string,
  file: string,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    await client.query(`declare dumped cursor for select to_json(it)::text as line from "${table}" it`);
    const rowsAtOnce = (await hasFiles(client, table)) ? 1 : ROWS_AT_ONCE;
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from dumped`);
      if (rows.length === 0) break;
      count += rows.length;
      // Texts of the database have no line breaks within JSON strings.
      const text = rows.map(({ line }) => `${line}\n`).join('');
      if (!hasRoomFor(path.dirname(file), Buffer.byteLength(text)))
        throw new BackupError('Too little space is free on the disk of the data folder for a backup.');
      hash.update(text);
      yield text;
    }
    await client.query('close dumped');
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
  return { rows: count, sha256: hash.digest('hex') };
}
