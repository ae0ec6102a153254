import type { HandlersOf } from '../../../http/call.ts';
import { HttpError } from '../../../http/http-error.ts';
import { tooManyRequests } from '../../../http/too-many-requests.ts';
import { logSecurity } from '../../../security-log/log-security.ts';
import { ACCOUNT_MESSAGES } from '../account-messages.ts';
import type { AccountServices } from '../account-services.ts';
import { changePassword } from './change-password.ts';

export function changePasswordHandlers({
  kysely,
  requestLimits,
}: AccountServices): HandlersOf<'changePassword'> {
  return {
    async changePassword({ body, caller, language, log }) {
      const wait = requestLimits.oldPassword(caller.idUser);
      if (wait > 0)
        throw tooManyRequests(wait, {
          message: ACCOUNT_MESSAGES.tooManyAttempts,
          extra: { ok: false, status: 429 },
        });
      const isChanged = await changePassword(kysely, caller, body).catch((error: unknown) => {
        requestLimits.oldPasswordBrokeOff(caller.idUser);
        throw error;
      });
      if (!isChanged) {
        logSecurity(log, 'password-change-failed', { idUser: caller.idUser });
        // Not 401: that would send a user who mistyped to the sign-in page.
        throw new HttpError('validation', ACCOUNT_MESSAGES.wrongOldPassword, {
          field: 'oldPassword',
          extra: { ok: false, status: 400 },
        });
      }
      requestLimits.oldPasswordRight(caller.idUser);
      logSecurity(log, 'password-changed', { idUser: caller.idUser });
      return { ok: true, status: 200, message: ACCOUNT_MESSAGES.passwordChanged[language] };
    },
  };
}
