import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../src/database/schema.ts';
import { ensureSampleUsers, SAMPLE_PASSWORD } from '../src/start/sample-users/index.ts';
import { insertTestCatalogue, TEST_TODAY } from './test-catalogue.ts';

/** Weak parameters for hashing, because tests sign in thousands of times. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

interface FillOptions {
  /** Changes the catalogue before users are added. */
  readonly prepare?: ((kysely: Kysely<DatabaseSchema>) => Promise<void>) | undefined;
  /** YYYY-MM-DD: accesses run around this day. The actual one for tests of processes with the actual clock. */
  readonly today?: string;
}

/** Fills an empty database with the test catalogue and the sample users. */
export async function fillTestDatabase(
  kysely: Kysely<DatabaseSchema>,
  { prepare, today = TEST_TODAY }: FillOptions = {},
): Promise<void> {
  // In one batch: an embedded database on disk syncs each write separately.
  await kysely.transaction().execute((transaction) => insertTestCatalogue(transaction));
  await prepare?.(kysely);
  await ensureSampleUsers(kysely, today);
  const password_hash = await hash(SAMPLE_PASSWORD, CHEAP);
  await kysely.updateTable('app_user').set({ password_hash }).execute();
}
