import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import type { SearchIndex } from '../search-index/index.ts';
import type { Scopes } from '../subscription-scope/scopes.ts';
import type { BulkReads } from './bulk-reads.ts';

/** Dependencies of everything that reads the catalogue for a caller. */
export interface CatalogueServices {
  readonly kysely: Kysely<DatabaseSchema>;
  /** For reads that may lag slightly behind. */
  readonly reader: Kysely<DatabaseSchema>;
  readonly bulkReads: BulkReads;
  readonly index: SearchIndex;
  readonly scopes: Scopes;
  /** The server's current day, YYYY-MM-DD. */
  readonly today: () => string;
}
