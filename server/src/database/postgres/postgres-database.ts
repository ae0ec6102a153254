import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '../database.ts';
import {
  connectionOf,
  connectWithRetry,
  guardedPool,
  surviveBreaks,
  type Connection,
} from '../guarded-pool.ts';
import { ReplicaTablesPlugin } from '../replica-tables.ts';
import { endPool } from '../end-pool.ts';
import type { DatabaseSchema } from '../schema.ts';
import { VALUE_TYPES } from '../value-types.ts';
import { listenTo } from './listen.ts';
import { POSITION_SQL, type LogPosition, type PositionRow } from './log-position.ts';
import { connectReader, isReplicasFault } from './read-connections.ts';
import { Replica } from './replica.ts';
import { ReplicaSet, type ReplicaLog } from './replica-set.ts';

const CONNECT_TIMEOUT = 10_000;
/** How long to wait if another server can respond instead, milliseconds. */
const REPLICA_CONNECT_TIMEOUT = 2_000;
const POOL_SIZE = 10;
/**
 * Milliseconds without a response before the system probes the connection. Otherwise a query whose server vanishes with
 * its host, after it has received the query, would wait forever.
 */
const KEEP_ALIVE_DELAY = 30_000;
/** How long a consistent read waits for a replica to catch up before it uses the primary, milliseconds. */
const CATCH_UP = 1_000;

export interface PostgresOptions {
  readonly url: string;
  readonly replicaUrls?: readonly string[];
  /** Called when replicas become available or unavailable. */
  readonly log?: ReplicaLog;
}

/**
 * A PostgreSQL server and, for reads, its replicas. Without replicas nothing is contacted before the first
 * query.
 */
export function openPostgresDatabase({ url, replicaUrls = [], log }: PostgresOptions): Database {
  const pool = createPool(url, CONNECT_TIMEOUT);
  const connect = (): Promise<Connection> => connectWithRetry(() => connectionOf(pool));
  const kysely = open(guardedPool(pool.options, connect));
  const base = {
    kind: 'postgres' as const,
    kysely,
    pool,
    listen: (channel: string, onNotify: () => void) => listenTo(url, channel, onNotify),
    diskProblem: () => null,
  };
  if (replicaUrls.length === 0)
    return {
      ...base,
      reader: kysely.withPlugin(new ReplicaTablesPlugin()),
      consistentRead: (task) => inSnapshot(kysely, task),
      replicas: () => [],
      close: () => endPool(pool),
    };

  const replicas = new ReplicaSet({
    replicas: replicaUrls.map(
      (each) =>
        new Replica({ name: nameOf(each), url: each, pool: createPool(each, REPLICA_CONNECT_TIMEOUT) }),
    ),
    primaryPosition: async () => positionOf((await pool.query<PositionRow>(POSITION_SQL)).rows[0]),
    log,
  });
  const reader = open(guardedPool(pool.options, () => connectReader(replicas, connect))).withPlugin(
    new ReplicaTablesPlugin(),
  );
  /** All later reads must contain what a snapshot has returned. */
  const seen = async (transaction: Kysely<DatabaseSchema>): Promise<void> => {
    const { rows } = await sql.raw<PositionRow>(POSITION_SQL).execute(transaction);
    replicas.require(positionOf(rows[0]));
  };
  return {
    ...base,
    reader,
    async consistentRead(task) {
      await seen(kysely);
      await replicas.untilUsable(CATCH_UP);
      const read = async (from: Kysely<DatabaseSchema>): ReturnType<typeof task> =>
        inSnapshot(from, async (transaction) => {
          await seen(transaction);
          return task(transaction);
        });
      try {
        return await read(reader);
      } catch (error) {
        if (!isReplicasFault(error)) throw error;
        return read(kysely);
      }
    },
    replicas: () => replicas.status(),
    async close() {
      await Promise.all([endPool(pool), replicas.close()]);
    },
  };
}

function open(pool: PostgresPool): Kysely<DatabaseSchema> {
  return new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
}

function inSnapshot<Result>(
  kysely: Kysely<DatabaseSchema>,
  task: (transaction: Kysely<DatabaseSchema>) => Promise<Result>,
): Promise<Result> {
  return kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(task);
}

function positionOf(row: PositionRow | undefined): LogPosition {
  if (row?.position == null) throw new Error('The server does not report the position of its log');
  return BigInt(row.position);
}

/** Host, port and database of an address. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function createPool(connectionString: string, connectTimeout: number): Pool {
  return surviveBreaks(
    new Pool({
      connectionString,
      types: VALUE_TYPES,
      max: POOL_SIZE,
      connectionTimeoutMillis: connectTimeout,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY,
      application_name: 'airdex',
    }),
  );
}
