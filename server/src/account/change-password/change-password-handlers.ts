import { SESSION_TOKEN_HEADER } from '@airdex/shared-contracts/api';
import type { HandlersOf } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { logSecurity } from '../../security-log/log-security.ts';
import { ACCOUNT_MESSAGES } from '../account-messages.ts';
import type { AccountServices } from '../account-services.ts';
import { mediaCookie } from '../media-cookie.ts';
import { tooMany } from '../too-many.ts';
import { changePassword } from './change-password.ts';

export function changePasswordHandlers({
  kysely,
  tokenKey,
  requestLimits,
}: AccountServices): HandlersOf<'changePassword'> {
  return {
    async changePassword({ body, caller, language, isSecure, setHeader, log }) {
      const wait = requestLimits.oldPassword(caller.idUser);
      if (wait > 0)
        throw tooMany({ wait, language, message: 'tooManyAttempts', extra: { ok: false, status: 429 } });
      const renewed = await changePassword(kysely, tokenKey, caller, body);
      if (renewed === null) {
        logSecurity(log, 'password-change-failed', { idUser: caller.idUser });
        const message = ACCOUNT_MESSAGES.wrongOldPassword[language];
        // Not 401: that would send a user who mistyped to the sign-in page.
        throw new Refusal('validation', message, {
          issues: [{ field: 'oldPassword', message }],
          extra: { ok: false, status: 400 },
        });
      }
      requestLimits.oldPasswordRight(caller.idUser);
      logSecurity(log, 'password-changed', { idUser: caller.idUser });
      const { token, expiresAt, staysSignedIn } = renewed;
      const maxAge = staysSignedIn ? Math.round((expiresAt.getTime() - Date.now()) / 1000) : null;
      setHeader(SESSION_TOKEN_HEADER, token);
      setHeader('Set-Cookie', mediaCookie(token, { maxAge, isSecure }));
      return { ok: true, status: 200, message: ACCOUNT_MESSAGES.passwordChanged[language] };
    },
  };
}
