import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';
import { DatabaseUnavailable, isConnectionFailure } from './database-unavailable.ts';
import { isDiskFull } from './disk-full.ts';

/** Between two tries to connect, milliseconds. */
const TRY_EACH = 50;

/** What can be said to a database over one connection. */
export interface Connection {
  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  /** @param destroy true: it can't be used any more */
  release(destroy?: boolean): void;
}

/**
 * A pool as kysely takes it. Where a connection fails, in whatever words of the driver, what was asked rejects with
 * {@link DatabaseUnavailable}, and the next question gets a new connection.
 *
 * @param onFailure gets every error of a question
 */
export function guardedPool(
  options: object,
  connect: () => Promise<Connection>,
  onFailure: (error: unknown) => void = () => undefined,
): PostgresPool {
  return {
    options,
    connect: async () => new GuardedClient(await connect().catch(throwUnavailable), onFailure),
    // The connections are ended by whoever opened them.
    end: () => Promise.resolve(),
  };
}

/**
 * A connection of a pool. A client that breaks while it is lent says so by an event too, which would end the process
 * if nobody heard it: {@link surviveBreaks} does.
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
 * A connection as soon as there is one: a server that is restarted takes connections again within a second or two, and
 * nobody need notice. Nothing has been asked yet, so trying again is always right. Rejects after `withinMs`, and at once
 * when a disk is full, which lasts.
 */
export async function connectPatiently(
  connect: () => Promise<Connection>,
  withinMs: number,
): Promise<Connection> {
  const deadline = performance.now() + withinMs;
  for (;;)
    try {
      return await connect();
    } catch (error) {
      if (!isConnectionFailure(error) || isDiskFull(error) || performance.now() + TRY_EACH > deadline)
        throw error;
      await pause(TRY_EACH);
    }
}

/** Lets the questions under way tell of a broken connection, instead of ending the process. */
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

function throwUnavailable(error: unknown): never {
  throw isConnectionFailure(error) && !(error instanceof DatabaseUnavailable)
    ? new DatabaseUnavailable(error)
    : error;
}
