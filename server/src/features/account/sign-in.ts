import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { openSession, type SessionUser } from './open-session.ts';
import { isPasswordRight } from './password.ts';
import { hasLiveSession } from './sessions.ts';

const HOUR_MS = 3_600_000;
const SESSION_MS = 12 * HOUR_MS;
const STAY_SIGNED_IN_MS = 30 * 24 * HOUR_MS;

interface Credentials {
  readonly password: string;
  readonly rememberMe: boolean;
  readonly forceLogin: boolean;
}

export type SignInOutcome =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'already-logged-in' }
  /** `maxAge`: lifetime of the token in seconds. */
  | {
      readonly kind: 'signed-in';
      readonly token: string;
      readonly maxAge: number;
      /** Whether another session was ended. */
      readonly isForced: boolean;
    };

/**
 * Checks credentials and opens a session, of which a user has one at a time: a forced one ends the other. It
 * lasts at most a fixed time from the login, 12 hours or, staying signed in, 30 days; using it does not
 * prolong it. For an unknown user it takes as long, and the credentials are wrong.
 */
export async function signIn(
  kysely: Kysely<DatabaseSchema>,
  key: Uint8Array,
  user: SessionUser | undefined,
  credentials: Credentials,
): Promise<SignInOutcome> {
  if (!(await isPasswordRight(user?.password_hash ?? null, credentials.password)) || !user)
    return { kind: 'wrong-credentials' };

  const lifetime = credentials.rememberMe ? STAY_SIGNED_IN_MS : SESSION_MS;
  const expiresAt = new Date(Date.now() + lifetime);
  return kysely.transaction().execute(async (transaction): Promise<SignInOutcome> => {
    // Two simultaneous logins wait for one another here, so that only one finds no other session. If the
    // password was changed since it was checked, no session is opened.
    const locked = await transaction
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .where('disabled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return { kind: 'wrong-credentials' };
    const isElsewhere = await hasLiveSession(transaction, user.id);
    if (isElsewhere && !credentials.forceLogin) return { kind: 'already-logged-in' };
    const token = await openSession(transaction, key, user.id, {
      expiresAt,
      staysSignedIn: credentials.rememberMe,
    });
    return { kind: 'signed-in', token, maxAge: lifetime / 1000, isForced: isElsewhere };
  });
}
