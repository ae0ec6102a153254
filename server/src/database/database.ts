import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Listening } from './postgres/listen.ts';
import type { DiskProblem } from './pglite/disk-room.ts';
import type { ReplicaStatus } from './postgres/replica-set.ts';
import type { DatabaseSchema } from './schema.ts';

/** Receives the database's messages to the operator. */
export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * An open, migrated database. Queries reject with `DatabaseUnavailable` while a server is unreachable, and
 * work again without further action once it is back.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Reads and writes. Inside `transaction().execute(trx => …)` use only `trx`: PGlite has a single session.
   */
  readonly kysely: Kysely<DatabaseSchema>;
  /**
   * Reads of the catalogue and of editorial content: a replica if there are any, otherwise the same as
   * `kysely`. Contains everything that a `consistentRead` has returned, but maybe not recent writes of users:
   * read those with `kysely`.
   */
  readonly reader: Kysely<DatabaseSchema>;
  /**
   * The connections below `kysely`, for features that it does not support (COPY … TO STDOUT). Always release
   * them.
   */
  readonly pool: Pool;
  /**
   * Reads that all see the same state: the newest at the time of the call or a newer one, from an up-to-date replica
   * or the primary. On PGlite, whose single session only this process writes to, other calls get their turn in
   * between.
   */
  consistentRead<Result>(task: (kysely: Kysely<DatabaseSchema>) => Promise<Result>): Promise<Result>;
  /**
   * Calls back when a channel is notified (NOTIFY) and whenever a notification may have been lost. Never on
   * PGlite.
   */
  listen(channel: string, onNotify: () => void): Listening;
  /** The state of the replicas; none on PGlite. */
  readonly replicas: () => readonly ReplicaStatus[];
  /**
   * Why the embedded database can't currently write; null if it can, and for a server, which has its own
   * disk.
   */
  readonly diskProblem: () => DiskProblem | null;
  close(): Promise<void>;
}
