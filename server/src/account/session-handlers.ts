import type { HandlersOf } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { ACCOUNT_MESSAGES } from './account-messages.ts';
import type { AccountServices } from './account-services.ts';
import { clearedMediaCookie, mediaCookie } from './media-cookie.ts';
import { endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { tooMany } from './too-many.ts';

export function sessionHandlers(services: AccountServices): HandlersOf<'authenticate' | 'logOut'> {
  const { kysely, tokenKey, loginAttempts } = services;
  return {
    async authenticate({ body, language, ip, isSecure, setHeader }) {
      const noToken = { token: null, isAlreadyLoggedIn: false };
      const wait = loginAttempts.begin(body.username, ip);
      if (wait > 0) throw tooMany({ wait, language, message: 'tooManyAttempts', extra: noToken });
      const outcome = await signIn(kysely, tokenKey, body);
      if (outcome.kind === 'wrong-credentials')
        throw new Refusal('unauthorised', ACCOUNT_MESSAGES.wrongCredentials[language], { extra: noToken });
      loginAttempts.forget(body.username, ip);
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
