import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { DatabaseSchema } from './schema.ts';

/** An open, migrated database. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Reads and writes. Inside `transaction().execute(trx => …)` use only `trx`: PGlite has a single session. */
  readonly kysely: Kysely<DatabaseSchema>;
  /** Reads that may lag a moment behind: a replica when there are any, otherwise the same as `kysely`. */
  readonly reader: Kysely<DatabaseSchema>;
  /** The connections below `kysely`, for what it has no words for (COPY … TO STDOUT). Always release them. */
  readonly pool: Pool;
  close(): Promise<void>;
}
