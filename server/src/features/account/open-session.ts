import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { logonInfoOf } from './logon-info.ts';
import { normalName } from '../../database/normal-names/normal-name.ts';
import { endSessionsOfUser } from './sessions.ts';
import { hashSecret } from './secret-hash.ts';
import { createToken } from './token.ts';

export type SessionUser = NonNullable<Awaited<ReturnType<typeof findUserByName>>>;

/** The user with a name, in any case and form, unless the user is disabled. */
export function findUserByName(kysely: Kysely<DatabaseSchema>, username: string) {
  const name = normalName(username);
  return (
    kysely
      .selectFrom('app_user')
      .select(['id', 'username', 'password_hash'])
      .where('disabled_at', 'is', null)
      .where((row) =>
        row.or([
          row('normal_username', '=', name),
          // A user added by SQL has no normal form until the next start.
          row.and([
            row('normal_username', 'is', null),
            row(row.fn<string>('lower', ['username']), '=', name),
          ]),
        ]),
      )
      // Nulls come last: a checked name takes precedence.
      .orderBy('normal_username')
      .executeTakeFirst()
  );
}

/**
 * Opens a session with a new token, and ends all other sessions of the user. Returns the token.
 * @param transaction has locked the user, so that the rights in the token do not change meanwhile
 */
export async function openSession(
  transaction: Transaction<DatabaseSchema>,
  key: Uint8Array,
  idUser: number,
  { expiresAt, staysSignedIn }: { readonly expiresAt: Date; readonly staysSignedIn: boolean },
): Promise<string> {
  const user = await transaction
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select([
      'app_user.id as idUser',
      'app_user.username',
      'company.name as company',
      'app_user.language',
      'app_user.has_nota_selection as hasNotaSelection',
      'app_user.has_evaluation_access as hasEvaluationAccess',
      'app_user.has_daily_update_access as hasDailyUpdateAccess',
      'app_user.can_manage_releases as canManageReleases',
    ])
    .where('app_user.id', '=', idUser)
    .executeTakeFirstOrThrow();
  const token = await createToken(key, logonInfoOf(user), expiresAt);
  await endSessionsOfUser(transaction, idUser);
  await transaction
    .insertInto('session')
    .values({
      user_id: idUser,
      token_hash: hashSecret(token),
      stay_signed_in: staysSignedIn,
      expires_at: expiresAt,
    })
    .execute();
  return token;
}
