import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';
import { DatabaseUnavailable, isConnectionFailure } from './database-unavailable.ts';
import { isDiskFull } from './disk-full.ts';

/** Between two attempts to connect, milliseconds. */
const TRY_EACH = 50;
/** How long a call waits for a database that accepts no connections, for example during a restart, milliseconds. */
const CONNECT_WITHIN = 2_000;

/** The queries that kysely sends over one connection. */
export interface Connection {
  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  /** @param destroy true: it can't be used any more */
  release(destroy?: boolean): void;
}

/**
 * A pool for kysely. If a connection fails, whatever the driver's message, the query rejects with {@link
 * DatabaseUnavailable}, and the next query gets a new connection.
 *
 * @param onFailure called with the error of each failed query
 */
export function guardedPool(
  options: object,
  connect: () => Promise<Connection>,
  onFailure: (error: unknown) => void = () => undefined,
): PostgresPool {
  return {
    options,
    connect: async () => new GuardedClient(await connect().catch(throwUnavailable), onFailure),
    // The opener of the connections ends them.
    end: () => Promise.resolve(),
  };
}

/**
 * A connection of a pool. A client that breaks while it is in use also emits an event, which would end the process
 * without a listener: see {@link surviveBreaks}.
 */
export async function connectionOf(pool: Pool): Promise<Connection> {
  const client = await pool.connect();
  return {
    query: async <R>(statement: string, parameters: readonly unknown[]) =>
      (await client.query(statement, [...parameters])) as unknown as PostgresQueryResult<R>,
    release: (destroy) => client.release(destroy),
  };
}

/**
 * A connection as soon as there is one: a restarted server accepts connections again within a second or two,
 * unnoticed by callers. Nothing was queried yet, so retrying is always safe. Rejects after {@link CONNECT_WITHIN}, and
 * immediately if a disk is full, because that lasts.
 */
export async function connectWithRetry(connect: () => Promise<Connection>): Promise<Connection> {
  const deadline = performance.now() + CONNECT_WITHIN;
  for (;;)
    try {
      return await connect();
    } catch (error) {
      if (!isConnectionFailure(error) || isDiskFull(error) || performance.now() + TRY_EACH > deadline)
        throw error;
      await pause(TRY_EACH);
    }
}

/** Lets the running queries report a broken connection, instead of ending the process. */
export function surviveBreaks(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

class GuardedClient implements PostgresPoolClient {
  readonly #connection: Connection;
  readonly #onFailure: (error: unknown) => void;

  constructor(connection: Connection, onFailure: (error: unknown) => void) {
    this.#connection = connection;
    this.#onFailure = onFailure;
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new TypeError('Cursors are not supported: read in batches');
    return this.#connection.query<R>(statement, parameters).catch((error: unknown) => {
      this.#onFailure(error);
      return throwUnavailable(error);
    });
  }

  release(destroy?: boolean): void {
    this.#connection.release(destroy);
  }
}

/** Throws {@link DatabaseUnavailable} for an error of the connection, and any other error as it is. */
export function throwUnavailable(error: unknown): never {
  throw isConnectionFailure(error) && !(error instanceof DatabaseUnavailable)
    ? new DatabaseUnavailable(error)
    : error;
}
