import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import type { HandlersOf } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { ACCOUNT_MESSAGES } from './account-messages.ts';
import type { LoginAttempts } from './login-attempts.ts';
import { clearedMediaCookie, mediaCookie } from './media-cookie.ts';
import { endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

export interface AccountServices {
  readonly kysely: Kysely<DatabaseSchema>;
  readonly tokenKey: Uint8Array;
  readonly loginAttempts: LoginAttempts;
}

export function accountHandlers(services: AccountServices): HandlersOf<'authenticate' | 'logOut'> {
  const { kysely, tokenKey, loginAttempts } = services;
  return {
    async authenticate({ body, language, ip, isSecure, setHeader }) {
      const noToken = { token: null, isAlreadyLoggedIn: false };
      const wait = loginAttempts.retryAfter(body.username, ip);
      if (wait > 0)
        throw new Refusal('too-many-requests', ACCOUNT_MESSAGES.tooManyAttempts[language], {
          headers: { 'Retry-After': String(wait) },
          extra: noToken,
        });
      const outcome = await signIn(kysely, tokenKey, body);
      if (outcome.kind === 'wrong-credentials') {
        loginAttempts.recordFailure(body.username, ip);
        throw new Refusal('unauthorised', ACCOUNT_MESSAGES.wrongCredentials[language], { extra: noToken });
      }
      loginAttempts.reset(body.username, ip);
      if (outcome.kind === 'already-logged-in')
        return { token: null, isAlreadyLoggedIn: true, message: ACCOUNT_MESSAGES.alreadyLoggedIn[language] };
      const maxAge = body.rememberMe ? outcome.maxAge : null;
      setHeader('Set-Cookie', mediaCookie(outcome.token, { maxAge, isSecure }));
      return { token: outcome.token, isAlreadyLoggedIn: false, message: null };
    },

    async logOut({ caller, setHeader }) {
      await endSession(kysely, caller.idSession);
      setHeader('Set-Cookie', clearedMediaCookie());
      return true as const;
    },
  };
}
