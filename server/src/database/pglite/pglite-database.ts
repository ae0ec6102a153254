import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database, DatabaseLog } from '../database.ts';
import { isDiskFull } from '../disk-full.ts';
import { connectionOf, connectWithRetry, guardedPool, surviveBreaks } from '../guarded-pool.ts';
import { ReplicaTablesPlugin } from '../replica-tables.ts';
import { endPool } from '../end-pool.ts';
import type { DatabaseSchema } from '../schema.ts';
import { VALUE_TYPES } from '../value-types.ts';
import { watchDisk } from './disk-watch.ts';
import { PgliteStream } from './pglite-stream.ts';
import { startPgliteThread } from './pglite-thread.ts';

/**
 * How long a query may wait for the single session, milliseconds: longer means that a transaction was left
 * open.
 */
const SESSION_WAIT = 120_000;

export interface PgliteDatabase extends Database {
  /** Ends PGlite's thread as a crash does. For tests. */
  kill(): Promise<void>;
}

/**
 * The embedded database: the same `pg` driver as for PostgreSQL, whose "socket" leads to the PGlite thread.
 * The pool's single connection serialises transactions.
 */
export async function openPgliteDatabase(folder: string, log?: DatabaseLog): Promise<PgliteDatabase> {
  const disk = watchDisk(folder, log);
  const thread = await startPgliteThread(folder, { disk, log });
  const pool = surviveBreaks(
    new Pool({
      stream: () => new PgliteStream(thread),
      host: 'localhost',
      user: 'postgres',
      database: 'postgres',
      password: '',
      ssl: false,
      types: VALUE_TYPES,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: SESSION_WAIT,
    }),
  );
  const kysely = new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({
      pool: guardedPool(
        pool.options,
        // While a new thread opens, a call waits longer.
        () => connectWithRetry(() => connectionOf(pool)),
        (error) => {
          if (isDiskFull(error)) void disk.untilRoom();
        },
      ),
    }),
  });
  return {
    kind: 'pglite',
    kysely,
    reader: kysely.withPlugin(new ReplicaTablesPlugin()),
    pool,
    // A transaction as long as reading the whole catalogue would block every call.
    consistentRead: (task) => task(kysely),
    listen: () => ({ stop: () => Promise.resolve() }),
    replicas: () => [],
    diskProblem: () => disk.problem(),
    kill: () => thread.kill(),
    async close() {
      await kysely.destroy();
      await endPool(pool);
      await thread.close();
    },
  };
}
