import type { Kysely, Transaction } from 'kysely';
import { isCollision } from '../../database/database-unavailable.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { UserTurns } from './user-turns.ts';

/** Number of attempts for a change that collides with another transaction, such as an import. */
const ATTEMPTS = 3;

const turns = new UserTurns();

/**
 * Runs a change of a user's data as one transaction that locks the user's row, so that changes by the same
 * user run one after the other: neither can exceed a limit that the other has just reached, nor use the same
 * position twice. On one node they wait for each other without a connection, so that no user can occupy all
 * connections. Others may still refer to the user meanwhile. Throwing changes nothing.
 * @param change may be retried, see {@link inTransaction}
 */
export async function withUserLock<Result>(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  change: (transaction: Transaction<DatabaseSchema>) => Promise<Result>,
): Promise<Result> {
  return turns.run(kysely, idUser, () =>
    inTransaction(kysely, async (transaction) => {
      await holdUser(transaction, idUser);
      return change(transaction);
    }),
  );
}

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

async function holdUser(transaction: Transaction<DatabaseSchema>, idUser: number): Promise<void> {
  const user = await transaction
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', idUser)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw new HttpError('unauthorised', 'Sign in first');
}
