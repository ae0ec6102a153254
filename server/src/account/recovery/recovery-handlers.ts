import { languageFromStorage } from '@airdex/shared-contracts/constants';
import type { HandlersOf } from '../../http/call.ts';
import type { AccountServices } from '../account-services.ts';
import { normalName } from '../normal-names/normal-name.ts';
import { tooMany } from '../too-many.ts';
import { isRecoveryOpen, openRecovery, useRecovery } from './password-recovery.ts';
import { recoveryMail } from './recovery-mail.ts';

type RecoveryCalls = 'recoverPassword' | 'canRecoverPassword' | 'useRecoverPassword';

export function recoveryHandlers(services: AccountServices): HandlersOf<RecoveryCalls> {
  const { kysely, installation, requestLimits, mails, loginAttempts } = services;
  return {
    async recoverPassword({ body: { email }, ip, language }) {
      const wait = requestLimits.recovery(email, ip);
      if (wait > 0) throw tooMany({ wait, language });
      const user = await kysely
        .selectFrom('app_user')
        .select(['id', 'username', 'email', 'language'])
        .where('normal_email', '=', normalName(email))
        .executeTakeFirst();
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

    async useRecoverPassword({ body, ip }) {
      const username = await useRecovery(kysely, body.hash, body.newPassword);
      if (username === null) return false;
      loginAttempts.forget(username, ip);
      return true;
    },
  };
}
