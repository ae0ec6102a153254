import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Listening } from './postgres/listen.ts';
import type { DiskProblem } from './pglite/disk-room.ts';
import type { ReplicaStatus } from './postgres/replica-set.ts';
import type { DatabaseSchema } from './schema.ts';

/** Where the database says what whoever runs the server should know. */
export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * An open, migrated database. What can't be answered because a server is away rejects with `DatabaseUnavailable`, and
 * works again by itself once it is back.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Reads and writes. Inside `transaction().execute(trx => …)` use only `trx`: PGlite has a single session. */
  readonly kysely: Kysely<DatabaseSchema>;
  /**
   * Reads of the catalogue and of editorial content: a replica when there are any, otherwise the same as `kysely`.
   * Whatever a `consistentRead` has shown is there; what users write may not be yet: read that with `kysely`.
   */
  readonly reader: Kysely<DatabaseSchema>;
  /** The connections below `kysely`, for what it has no words for (COPY … TO STDOUT). Always release them. */
  readonly pool: Pool;
  /**
   * Reads that all see one state: the newest at the time of the call or a newer one, of a replica that has it or of the
   * primary. On PGlite, with its single session, no other connection writes meanwhile, and calls get their turn between.
   */
  consistentRead<Result>(task: (kysely: Kysely<DatabaseSchema>) => Promise<Result>): Promise<Result>;
  /** Calls back when a channel is notified (NOTIFY) and whenever a notification may have been missed. Never on PGlite. */
  listen(channel: string, heard: () => void): Listening;
  /** How the replicas are; none on PGlite. */
  readonly replicas: () => readonly ReplicaStatus[];
  /** Why the embedded database can't write at the moment; null when it can, and for a server, which has its own disk. */
  readonly diskProblem: () => DiskProblem | null;
  close(): Promise<void>;
}
