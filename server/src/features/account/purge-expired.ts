import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { isLive } from './sessions.ts';
import { REMEMBERED_DAYS } from './sign-in-limits/known-addresses.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes expired sessions and links to set a password, which are already rejected before, and old addresses.
 */
export async function purgeExpired(kysely: Kysely<DatabaseSchema>): Promise<void> {
  await kysely
    .deleteFrom('session')
    .where((row) => row.not(isLive(row)))
    .execute();
  await kysely.deleteFrom('password_recovery').where('expires_at', '<=', new Date().toISOString()).execute();
  const forgotten = new Date(Date.now() - REMEMBERED_DAYS * DAY_MS).toISOString();
  await kysely.deleteFrom('sign_in_address').where('used_at', '<=', forgotten).execute();
}
