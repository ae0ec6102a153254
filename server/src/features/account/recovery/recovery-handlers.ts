import { languageFromStorage } from '@airdex/shared-contracts/constants';
import type { HandlersOf } from '../../../http/call.ts';
import { tooManyRequests } from '../../../http/too-many-requests.ts';
import { logSecurity } from '../../../security-log/log-security.ts';
import type { AccountServices } from '../account-services.ts';
import { normalName } from '../../../database/normal-names/normal-name.ts';
import { rememberAddress } from '../sign-in-limits/known-addresses.ts';
import { findRecovery, openRecovery, recoveryTopic, useRecovery } from './password-recovery.ts';
import { recoveryMail } from './recovery-mail.ts';

type RecoveryCalls = 'recoverPassword' | 'canRecoverPassword' | 'useRecoverPassword';

export function recoveryHandlers(services: AccountServices): HandlersOf<RecoveryCalls> {
  const { kysely, installation, requestLimits, mails, signInLimits } = services;
  /** Puts the mail with a link into the queue. Returns the user; null if there is none with this address. */
  const mailLink = (email: string): Promise<number | null> =>
    kysely.transaction().execute(async (transaction) => {
      const user = await transaction
        .selectFrom('app_user')
        .select(['id', 'username', 'email', 'language'])
        .where('normal_email', '=', normalName(email))
        .where('disabled_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!user) return null;
      const { secret, expiresAt } = await openRecovery(transaction, user.id);
      const mail = recoveryMail(
        { ...user, language: languageFromStorage(user.language), secret },
        installation,
      );
      await mails.add(mail, { topic: recoveryTopic(user.id), secretUntil: expiresAt }, transaction);
      return user.id;
    });

  return {
    async recoverPassword({ body: { email }, ip, log }) {
      const wait = requestLimits.recovery(email, ip);
      if (wait > 0) throw tooManyRequests(wait);
      const idUser = await mailLink(email).catch((error: unknown) => {
        requestLimits.recoveryBrokeOff(email, ip);
        throw error;
      });
      mails.wake();
      logSecurity(log, 'recovery-requested', { idUser });
      return idUser !== null;
    },

    canRecoverPassword: async ({ body }) => (await findRecovery(kysely, body.hash)) !== undefined,

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
