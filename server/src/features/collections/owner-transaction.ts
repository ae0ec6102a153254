import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { UserTurns } from './user-turns.ts';

const turns = new UserTurns();

/**
 * Runs a change of a user's data as one transaction that locks the user's row, so that changes by the same
 * user run one after the other: neither can exceed a limit that the other has just reached, nor use the same
 * position twice. On one node they wait for each other without a connection, so that no user can occupy all
 * connections. Other transactions can still insert rows that refer to the user. If `change`
 * throws, nothing changes.
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

async function holdUser(transaction: Transaction<DatabaseSchema>, idUser: number): Promise<void> {
  const user = await transaction
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', idUser)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw new HttpError('unauthorised', 'Sign in first');
}
