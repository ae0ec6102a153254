import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../../database/schema.ts';
import { withdrawMails } from '../../../mail/queue/queued-mails.ts';
import { hashPassword } from '../password.ts';
import { hashSecret } from '../secret-hash.ts';
import { endSessionsOfUser } from '../sessions.ts';

/** How long a link is valid, minutes. */
export const RECOVERY_MINUTES = 60;
const SECRET_BYTES = 32;

/** The topic of mails with a link, so that only the newest is sent. */
export const recoveryTopic = (idUser: number): string => `recovery ${idUser}`;

/** Creates a link's secret part, valid for some minutes; invalidates the user's earlier link. */
export async function openRecovery(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  minutes = RECOVERY_MINUTES,
): Promise<{ readonly secret: string; readonly expiresAt: Date }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  const link = { link_hash: hashSecret(secret), expires_at: expiresAt };
  await kysely
    .insertInto('password_recovery')
    .values({ user_id: idUser, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
  return { secret, expiresAt };
}

/** Invalidates the links of users, and withdraws their mails. */
export async function revokeRecovery(
  kysely: Kysely<DatabaseSchema>,
  ...idUsers: readonly number[]
): Promise<void> {
  await kysely
    .deleteFrom('password_recovery')
    .where('user_id', '=', sql<number>`any(${idUsers}::int[])`)
    .execute();
  await withdrawMails(kysely, ...idUsers.map(recoveryTopic));
}

/** The user of a link that is still valid; undefined for any other. */
export async function findRecovery(
  kysely: Kysely<DatabaseSchema>,
  secret: string,
): Promise<number | undefined> {
  const found = await kysely
    .selectFrom('password_recovery')
    .select('user_id')
    .where('link_hash', '=', hashSecret(secret))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return found?.user_id;
}

/**
 * Sets a new password by a link, uses the link up and ends the user's sessions; all or nothing. Returns the
 * user, or null if the link is invalid: of two simultaneous uses only one gets the row.
 */
export async function useRecovery(
  kysely: Kysely<DatabaseSchema>,
  secret: string,
  newPassword: string,
): Promise<{ readonly id: number; readonly username: string } | null> {
  // Hashing a password is expensive, so check invented links first.
  const idUser = await findRecovery(kysely, secret);
  if (idUser === undefined) return null;
  const password_hash = await hashPassword(newPassword);
  return kysely.transaction().execute(async (transaction) => {
    // Every change of a user and its link locks the user first, so that two of them cannot deadlock.
    await transaction.selectFrom('app_user').select('id').where('id', '=', idUser).forNoKeyUpdate().execute();
    const used = await transaction
      .deleteFrom('password_recovery')
      .where('link_hash', '=', hashSecret(secret))
      .where('expires_at', '>', new Date().toISOString())
      .returning('user_id')
      .executeTakeFirst();
    if (!used) return null;
    const user = await transaction
      .updateTable('app_user')
      .set({ password_hash })
      .where('id', '=', used.user_id)
      .returning(['id', 'username'])
      .executeTakeFirstOrThrow();
    await endSessionsOfUser(transaction, used.user_id);
    return user;
  });
}
