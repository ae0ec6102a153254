import { languageFromStorage } from '@airdex/shared-contracts/constants';
import type { HandlersOf } from '../../../http/call.ts';
import { logSecurity } from '../../../security-log/log-security.ts';
import type { AccountServices } from '../account-services.ts';
import { normalName } from '../../../database/normal-names/normal-name.ts';
import { rememberAddress } from '../sign-in-limits/known-addresses.ts';
import { tooMany } from '../too-many.ts';
import { isRecoveryOpen, openRecovery, useRecovery } from './password-recovery.ts';
import { recoveryMail } from './recovery-mail.ts';

type RecoveryCalls = 'recoverPassword' | 'canRecoverPassword' | 'useRecoverPassword';

export function recoveryHandlers(services: AccountServices): HandlersOf<RecoveryCalls> {
  const { kysely, installation, requestLimits, mails, signInLimits } = services;
  return {
    async recoverPassword({ body: { email }, ip, language, log }) {
      const wait = requestLimits.recovery(email, ip);
      if (wait > 0) throw tooMany({ wait, language });
      const user = await kysely
        .selectFrom('app_user')
        .select(['id', 'username', 'email', 'language'])
        .where('normal_email', '=', normalName(email))
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
      logSecurity(log, 'recovery-requested', { idUser: user?.id ?? null });
      if (!user) return false;
      const { secret, expiresAt } = await openRecovery(kysely, user.id);
      const mail = recoveryMail(
        { ...user, language: languageFromStorage(user.language), secret },
        installation,
      );
      await mails.add(mail, { topic: `recovery ${user.id}`, secretUntil: expiresAt });
      return true;
    },

    canRecoverPassword: ({ body }) => isRecoveryOpen(kysely, body.hash),

    async useRecoverPassword({ body, ip, log }) {
      const user = await useRecovery(kysely, body.hash, body.newPassword);
      if (user === null) {
        logSecurity(log, 'recovery-refused');
        return false;
      }
      logSecurity(log, 'recovery-used', { idUser: user.id });
      signInLimits.forget(user.username, ip);
      await rememberAddress(kysely, user.id, ip);
      return true;
    },
  };
}
