import type { PostgresQueryResult } from 'kysely';
import { isConnectionFailure } from '../database-unavailable.ts';
import { connectionOf, type Connection } from '../guarded-pool.ts';
import type { Replica } from './replica.ts';
import type { ReplicaSet } from './replica-set.ts';

/** SQLSTATE of a read that a replica aborted because replaying conflicted with it. */
const CONFLICT_WITH_REPLAY = '40001';

const BEGINS = /^(begin|start transaction)\b/;
const ENDS = /^(commit|rollback)$/;

/** Connects to the primary. */
type ConnectPrimary = () => Promise<Connection>;

interface Borrowed {
  readonly connection: Connection;
  /** Null: the primary's. */
  readonly replica: Replica | null;
}

/**
 * Provides connections for reading: from the usable replicas in turn, from the primary if there are none. If a
 * replica fails during a read, the read is retried elsewhere; only transactions must be restarted by their owner.
 */
export async function connectReader(replicas: ReplicaSet, primary: ConnectPrimary): Promise<Connection> {
  return new ReadConnection(await borrow(replicas, primary), replicas, primary);
}

async function borrow(replicas: ReplicaSet, primary: ConnectPrimary): Promise<Borrowed> {
  for (let attempt = 0; attempt < replicas.size; attempt++) {
    const replica = replicas.next();
    if (replica === undefined) break;
    try {
      return { connection: await connectionOf(replica.pool), replica };
    } catch {
      // If a replica can't be reached for any reason, the next one or the primary is used.
      replicas.suspect(replica);
    }
  }
  return { connection: await primary(), replica: null };
}

class ReadConnection implements Connection {
  readonly #replicas: ReplicaSet;
  readonly #primary: ConnectPrimary;
  #borrowed: Borrowed;
  #isInTransaction = false;

  constructor(borrowed: Borrowed, replicas: ReplicaSet, primary: ConnectPrimary) {
    this.#borrowed = borrowed;
    this.#replicas = replicas;
    this.#primary = primary;
  }

  async query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    for (;;) {
      const { connection, replica } = this.#borrowed;
      try {
        const result = await connection.query<R>(statement, parameters);
        if (BEGINS.test(statement)) this.#isInTransaction = true;
        else if (ENDS.test(statement)) this.#isInTransaction = false;
        return result;
      } catch (error) {
        if (replica === null || !isReplicasFault(error)) throw error;
        const isLost = isConnectionFailure(error);
        if (isLost) this.#replicas.suspect(replica);
        if (this.#isInTransaction) throw error;
        // Requesting a connection of the primary while holding another one could deadlock.
        connection.release(isLost);
        this.#borrowed = GONE;
        this.#borrowed = isLost
          ? await borrow(this.#replicas, this.#primary)
          : { connection: await this.#primary(), replica: null };
      }
    }
  }

  release(destroy?: boolean): void {
    this.#borrowed.connection.release(destroy);
  }
}

/** Placeholder between releasing one connection and getting another. */
const GONE: Borrowed = {
  connection: {
    query: () => Promise.reject(new Error('Connection terminated')),
    release: () => undefined,
  },
  replica: null,
};

/** Whether the same read may succeed elsewhere. */
export function isReplicasFault(error: unknown): boolean {
  return (
    isConnectionFailure(error) ||
    (error instanceof Error && 'code' in error && error.code === CONFLICT_WITH_REPLAY)
  );
}
