import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { fillTestDatabase } from './fill-test-database.ts';
import { filledDatabaseHash, migrationsHash } from './sources-hash.ts';

/** A new database on a server. `close()` deletes it. */
export async function openFreshPostgres(serverUrl: string, kind: TemplateKind): Promise<Database> {
  const { url, drop } = await createDatabase(serverUrl, `template ${await templateOf(serverUrl, kind)}`);
  const database = await openDatabase({ url });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** A database on a server of PostgreSQL. */
export interface PostgresDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

const EMPTY = "template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'";

/** Creates an empty database without tables on a server. */
export async function freshPostgresUrl(serverUrl: string): Promise<PostgresDatabase> {
  return createDatabase(serverUrl, EMPTY);
}

async function createDatabase(serverUrl: string, options: string): Promise<PostgresDatabase> {
  const name = `airdex_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(serverUrl, (admin) => admin.query(`create database ${name} ${options}`));
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => asAdmin(serverUrl, (admin) => admin.query(`drop database ${name} with (force)`)),
  };
}

/** Migrated and empty, or filled with the test catalogue and the sample users. */
type TemplateKind = 'migrated' | 'filled';

/** Templates that this process knows to exist, by kind and the server's URL. */
const templates = new Map<string, Promise<string>>();

/** Name of a database to copy. Copying takes a tenth of the time of migrating, and less of filling. */
function templateOf(serverUrl: string, kind: TemplateKind): Promise<string> {
  const key = `${kind} ${serverUrl}`;
  const known = templates.get(key) ?? ensureTemplate(serverUrl, kind);
  templates.set(key, known);
  return known;
}

/** Any number that no other lock on a test server uses. */
const TEMPLATE_LOCK = 20_261_123;

async function ensureTemplate(serverUrl: string, kind: TemplateKind): Promise<string> {
  const isFilled = kind === 'filled';
  const name = `airdex_template_${await (isFilled ? filledDatabaseHash() : migrationsHash())}`;
  await asAdmin(serverUrl, async (admin) => {
    // Test files run concurrently; the lock ends with the connection.
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    // An interrupted run leaves this one behind; it is never copied.
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished} ${EMPTY}`);
    const database = await openDatabase({ url: databaseUrl(serverUrl, unfinished) });
    if (isFilled) await fillTestDatabase(database.kysely);
    await database.close();
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(serverUrl: string, work: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
