import type { HandlersOf } from '../../http/call.ts';
import { HttpError } from '../../http/http-error.ts';
import { logSecurity } from '../../security-log/log-security.ts';
import { ACCOUNT_MESSAGES } from './account-messages.ts';
import type { AccountServices } from './account-services.ts';
import { tooManyRequests } from '../../http/too-many-requests.ts';
import { clearedCookie, DEVELOPER_COOKIE, MEDIA_COOKIE, sessionCookie } from '../../http/session-cookies.ts';
import { endSessionsOfUser } from './sessions.ts';
import { limitedSignIn } from './sign-in-limits/limited-sign-in.ts';

export function sessionHandlers(services: AccountServices): HandlersOf<'authenticate' | 'logOut'> {
  return {
    async authenticate({ body, language, ip, isSecure, setHeader, log }) {
      const noToken = { token: null, isAlreadyLoggedIn: false };
      const { outcome, idUser } = await limitedSignIn(services, body, { ip, log });
      switch (outcome.kind) {
        case 'limited': {
          const { limit, wait } = outcome;
          logSecurity(log, 'sign-in-limited', { idUser, limit, wait });
          throw tooManyRequests(wait, { message: ACCOUNT_MESSAGES.tooManyAttempts, extra: noToken });
        }
        case 'wrong-credentials':
          logSecurity(log, 'sign-in-failed', { idUser });
          throw new HttpError('unauthorised', ACCOUNT_MESSAGES.wrongCredentials, { extra: noToken });
        case 'already-logged-in':
          logSecurity(log, 'sign-in-elsewhere', { idUser });
          return {
            token: null,
            isAlreadyLoggedIn: true,
            message: ACCOUNT_MESSAGES.alreadyLoggedIn[language],
          };
        case 'signed-in': {
          logSecurity(log, outcome.isForced ? 'sign-in-forced' : 'sign-in', {
            idUser,
            staysSignedIn: body.rememberMe,
          });
          // As long as the token: browsers keep that in local storage, also after they were closed.
          const lifetime = { maxAge: outcome.maxAge, isSecure };
          setHeader('Set-Cookie', sessionCookie(MEDIA_COOKIE, outcome.token, lifetime));
          if (services.isDeveloper(body.username))
            setHeader('Set-Cookie', sessionCookie(DEVELOPER_COOKIE, outcome.token, lifetime));
          return { token: outcome.token, isAlreadyLoggedIn: false, message: null };
        }
      }
    },

    async logOut({ caller, setHeader, log }) {
      await endSessionsOfUser(services.kysely, caller.idUser);
      logSecurity(log, 'sign-out', { idUser: caller.idUser });
      setHeader('Set-Cookie', clearedCookie(MEDIA_COOKIE));
      if (services.isDeveloper(caller.username)) setHeader('Set-Cookie', clearedCookie(DEVELOPER_COOKIE));
      return true as const;
    },
  };
}
