import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../../database/schema.ts';
import type { Caller } from '../../../http/caller.ts';
import { hashPassword, isPasswordRight } from '../password.ts';
import { revokeRecovery } from '../recovery/password-recovery.ts';
import { endOtherSessions } from '../sessions.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the caller's password, ends the user's other sessions and revokes a link to set one; all or
 * nothing. The caller's session continues, because the caller just proved to know the password. False if the
 * old password is wrong, including after a concurrent change.
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
    const changed = await transaction
      .updateTable('app_user')
      .set({ password_hash })
      .where('id', '=', caller.idUser)
      .where('password_hash', '=', user.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await revokeRecovery(transaction, caller.idUser);
    await endOtherSessions(transaction, caller);
    return true;
  });
}
