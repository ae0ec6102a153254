import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/**
 * Identifies a state of the catalogue, even across databases, by number and time of its last change: a restored or
 * recreated database does not repeat them with different content.
 */
export async function readCatalogueVersion(kysely: Kysely<DatabaseSchema>): Promise<string> {
  const { version, moment } = await kysely
    .selectFrom('catalogue_state')
    .select(['version', sql<string>`extract(epoch from updated_at)::text`.as('moment')])
    .executeTakeFirstOrThrow();
  return `${version}@${moment}`;
}
