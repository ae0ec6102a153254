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
      .innerJoin('company', 'company.id', 'app_user.company_id')
      .selectAll('app_user')
      .select('company.name as company_name')
      .where('app_user.disabled_at', 'is', null)
      .where((row) =>
        row.or([
          row('app_user.normal_username', '=', name),
          // A user added by SQL has no normal form until the next start.
          row.and([
            row('app_user.normal_username', 'is', null),
            row(row.fn<string>('lower', ['app_user.username']), '=', name),
          ]),
        ]),
      )
      // Nulls come last: a checked name takes precedence.
      .orderBy('app_user.normal_username')
      .executeTakeFirst()
  );
}

/** Opens a session with a new token, and ends all other sessions of the user. Returns the token. */
export async function openSession(
  transaction: Transaction<DatabaseSchema>,
  key: Uint8Array,
  user: SessionUser,
  { expiresAt, staysSignedIn }: { readonly expiresAt: Date; readonly staysSignedIn: boolean },
): Promise<string> {
  const logonInfo = logonInfoOf({
    idUser: user.id,
    username: user.username,
    company: user.company_name,
    language: user.language,
    hasNotaSelection: user.has_nota_selection,
    hasEvaluationAccess: user.has_evaluation_access,
    hasDailyUpdateAccess: user.has_daily_update_access,
    canManageReleases: user.can_manage_releases,
  });
  const token = await createToken(key, logonInfo, expiresAt);
  await endSessionsOfUser(transaction, user.id);
  await transaction
    .insertInto('session')
    .values({
      user_id: user.id,
      token_hash: hashSecret(token),
      stay_signed_in: staysSignedIn,
      expires_at: expiresAt,
    })
    .execute();
  return token;
}
