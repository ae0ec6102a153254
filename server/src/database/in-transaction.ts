import type { Kysely, Transaction } from 'kysely';
import { isCollision } from './database-unavailable.ts';
import type { DatabaseSchema } from './schema.ts';

/** Number of attempts for a change that collides with another transaction, such as an import. */
const ATTEMPTS = 3;

/**
 * Runs a change as one transaction. If the database rolls it back because of another transaction, it is
 * retried, so it must not have other side effects.
 */
export async function inTransaction<Result>(
  kysely: Kysely<DatabaseSchema>,
  change: (transaction: Transaction<DatabaseSchema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await kysely.transaction().execute(change);
    } catch (error) {
      if (attempt === ATTEMPTS || !isCollision(error)) throw error;
    }
  }
}
