import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../src/database/database.ts';
import { openAsItIs } from '../src/database/open-database.ts';
import { openFreshPostgres } from './postgres-databases.ts';
import { prepareDataFolder } from './prepared-data-folder.ts';

export interface TestDatabaseKind {
  readonly name: Database['kind'];
  /** A new, migrated, empty database that is deleted by `close()`. */
  open(): Promise<Database>;
  /** The same, with the test catalogue and the sample users; unset if filling an empty one is as fast. */
  openFilled?(): Promise<Database>;
}

const EMBEDDED: TestDatabaseKind = { name: 'pglite', open: openEmbedded };

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

/** The embedded database in a folder of its own, which starts from a copy of a migrated one. */
async function openEmbedded(): Promise<Database> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-database-'));
  await prepareDataFolder(dataDir);
  const database = await openAsItIs({ dataDir });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
