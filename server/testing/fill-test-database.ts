import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../src/database/schema.ts';
import { ensureSampleUsers } from '../src/start/sample-users/index.ts';
import { insertTestCatalogue, TEST_TODAY } from './test-catalogue.ts';

/**
 * Fills an empty database with the test catalogue and the sample users.
 * @param prepare changes the catalogue before there are users
 */
export async function fillTestDatabase(
  kysely: Kysely<DatabaseSchema>,
  prepare?: (kysely: Kysely<DatabaseSchema>) => Promise<void>,
): Promise<void> {
  // In one batch: an embedded database on disk syncs each write separately.
  await kysely.transaction().execute((transaction) => insertTestCatalogue(transaction));
  await prepare?.(kysely);
  await ensureSampleUsers(kysely, TEST_TODAY);
}
