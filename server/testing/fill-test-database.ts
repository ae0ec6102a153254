import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../src/database/schema.ts';
import { ensureSampleUsers, SAMPLE_PASSWORD } from '../src/start/sample-users/index.ts';
import { insertTestCatalogue, TEST_TODAY } from './test-catalogue.ts';

/** Weak parameters for hashing, because tests sign in thousands of times. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/**
 * Fills an empty database with the test catalogue and the sample users.
 * @param prepare changes the catalogue before users are added
 */
export async function fillTestDatabase(
  kysely: Kysely<DatabaseSchema>,
  prepare?: (kysely: Kysely<DatabaseSchema>) => Promise<void>,
): Promise<void> {
  // In one batch: an embedded database on disk syncs each write separately.
  await kysely.transaction().execute((transaction) => insertTestCatalogue(transaction));
  await prepare?.(kysely);
  await ensureSampleUsers(kysely, TEST_TODAY);
  const password_hash = await hash(SAMPLE_PASSWORD, CHEAP);
  await kysely.updateTable('app_user').set({ password_hash }).execute();
}
