import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { Caller } from '../caller.ts';
import { hashPassword, isPasswordRight } from '../password.ts';
import { sessionRequired } from '../authentication.ts';
import { findUserById, openSession } from '../open-session.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** The session that the caller goes on with. */
export interface RenewedSession {
  readonly token: string;
  readonly expiresAt: Date;
  readonly staysSignedIn: boolean;
}

/**
 * Changes the caller's password, ends all sessions of the user and takes back a link to set one; all or nothing. The
 * caller goes on in a new session, which ends when the old one would have: whoever just proved to know the password need
 * not sign in again, and a copy of the old token is worthless. Null when the old password is not right, also when it was
 * changed by somebody else meanwhile. Refuses with 401 when the session has ended meanwhile.
 */
export async function changePassword(
  kysely: Kysely<DatabaseSchema>,
  key: Uint8Array,
  caller: Caller,
  { oldPassword, newPassword }: PasswordChange,
): Promise<RenewedSession | null> {
  const user = await findUserById(kysely, caller.idUser);
  if (!(await isPasswordRight(user?.password_hash ?? null, oldPassword)) || !user) return null;
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
    if (!changed) return null;
    const session = await transaction
      .selectFrom('session')
      .select(['expires_at', 'stay_signed_in'])
      .where('id', '=', caller.idSession)
      .executeTakeFirst();
    if (!session) throw sessionRequired();
    await transaction.deleteFrom('password_recovery').where('user_id', '=', caller.idUser).execute();
    const renewed = { expiresAt: new Date(session.expires_at), staysSignedIn: session.stay_signed_in };
    return { token: await openSession(transaction, key, user, renewed), ...renewed };
  });
}
