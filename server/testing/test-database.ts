import { readFile, writeFile } from 'node:fs/promises';
import type { Database } from '../src/database/database.ts';
import { migrateToLatest } from '../src/database/migrate.ts';
import { openPgliteDatabase } from '../src/database/pglite/pglite-database.ts';
import { cachedDatabase } from './cached-database.ts';
import { openFreshPostgres } from './postgres-databases.ts';

export interface TestDatabaseKind {
  readonly name: Database['kind'];
  /** A new, migrated, empty database that is deleted by `close()`. */
  open(): Promise<Database>;
  /** The same, with the test catalogue and the sample users; unset if filling an empty one is as fast. */
  openFilled?(): Promise<Database>;
}

const EMBEDDED: TestDatabaseKind = { name: 'pglite', open: openMemoryDatabase };

/** PostgreSQL, if TEST_POSTGRES_URL names a server, with a user who may create databases. */
function postgres(): TestDatabaseKind | undefined {
  const url = process.env['TEST_POSTGRES_URL'];
  if (!url) return undefined;
  return {
    name: 'postgres',
    open: () => openFreshPostgres(url, 'migrated'),
    openFilled: () => openFreshPostgres(url, 'filled'),
  };
}

/**
 * Every database that the product runs on, for tests whose result may depend on it: statements, transactions, locks,
 * concurrent writes. `describe.each(testDatabases())('… on $name', ({ open }) => …)`.
 */
export function testDatabases(): readonly TestDatabaseKind[] {
  const server = postgres();
  return server === undefined ? [EMBEDDED] : [EMBEDDED, server];
}

/**
 * One database, for all other tests: PostgreSQL if there is one, because it starts in a fifth of the time. The
 * browser tests run the same calls on the embedded database.
 */
export function testDatabase(): TestDatabaseKind {
  return postgres() ?? EMBEDDED;
}

/** PGlite in memory, started from a migrated snapshot. */
async function openMemoryDatabase(): Promise<Database> {
  const file = await cachedDatabase('snapshot', async (place) => {
    const database = await openPgliteDatabase({ snapshot: null });
    await migrateToLatest(database.kysely);
    await writeFile(place, await database.dump());
    await database.close();
  });
  return openPgliteDatabase({ snapshot: await readFile(file) });
}
