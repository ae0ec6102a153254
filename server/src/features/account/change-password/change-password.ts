import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../../database/schema.ts';
import type { Caller } from '../../../http/caller.ts';
import { hashPassword, isPasswordRight } from '../password.ts';
import { endOtherSessions } from '../sessions.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the caller's password, ends the other sessions of the user and takes back a link to set one; all or nothing.
 * The caller's own session goes on: whoever just proved to know the password need not sign in again. False when the old
 * password is not right, also when it was changed by somebody else meanwhile.
 */
export async function changePassword(
  kysely: Kysely<DatabaseSchema>,
  caller: Caller,
  { oldPassword, newPassword }: PasswordChange,
): Promise<boolean> {
  const user = await kysely
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', caller.idUser)
    .executeTakeFirst();
  if (!(await isPasswordRight(user?.password_hash ?? null, oldPassword)) || !user) return false;
  const password_hash = await hashPassword(newPassword);
  return kysely.transaction().execute(async (transaction) => {
    // In the order in which the use of a link locks them, so that neither waits for the other for ever.
    await transaction
      .selectFrom('password_recovery')
      .select('user_id')
      .where('user_id', '=', caller.idUser)
      .forUpdate()
      .execute();
    const changed = await transaction
      .updateTable('app_user')
      .set({ password_hash })
      .where('id', '=', caller.idUser)
      .where('password_hash', '=', user.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await transaction.deleteFrom('password_recovery').where('user_id', '=', caller.idUser).execute();
    await endOtherSessions(transaction, caller);
    return true;
  });
}
