import type { Kysely, Transaction } from 'kysely';
import { isCollision } from '../../database/database-unavailable.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { UserTurns } from './user-turns.ts';

/** How often a change is tried in all when it collides with another transaction, such as an import. */
const ATTEMPTS = 3;

const turns = new UserTurns();

/**
 * Runs a change of what a user keeps as one transaction that holds the user's row, so that two changes by the same user
 * follow one another: neither can get past a limit that the other has just reached, nor number the same place twice.
 * On one node they wait for each other without a connection, so that no user can take all of them. Others may go on
 * referring to the user meanwhile. Throwing changes nothing.
 * @param change may be run again, see {@link inTransaction}
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
 * Runs a change as one transaction. One that the database undid because of another transaction is run again, so it must
 * do nothing but work on the transaction.
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
