import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';
import { VALUE_TYPES } from '../value-types.ts';
import { createReadPool } from './read-pool.ts';

const CONNECT_TIMEOUT = 10_000;
const POOL_SIZE = 10;

/** A PostgreSQL server and, for reads, its replicas. Nothing is contacted before the first query. */
export function openPostgresDatabase(url: string, replicaUrls: readonly string[]): Database {
  const pool = createPool(url);
  const replicas = replicaUrls.map(createPool);
  const kysely = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  const reader =
    replicas.length === 0
      ? kysely
      : new Kysely<DatabaseSchema>({
          dialect: new PostgresDialect({ pool: createReadPool(replicas, pool) }),
        });
  return {
    kind: 'postgres',
    kysely,
    reader,
    pool,
    async close() {
      await Promise.all([pool, ...replicas].map((each) => each.end()));
    },
  };
}

function createPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    types: VALUE_TYPES,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    application_name: 'airdex',
  });
  // An idle connection that breaks is replaced by the next query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}
