import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Runs a change of what a user keeps as one transaction that holds the user's row, so that two changes by the same user
 * follow one another: neither can get past a limit that the other has just reached, nor number the same place twice.
 * Others may go on referring to the user meanwhile. Throwing changes nothing.
 */
export async function asOwner<Result>(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  change: (transaction: Transaction<DatabaseSchema>) => Promise<Result>,
): Promise<Result> {
  return kysely.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', idUser)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) throw new Refusal('unauthorised', 'Sign in first');
    return change(transaction);
  });
}
