import { languageFromStorage, type Language } from '@airdex/shared-contracts/constants';
import { openRecovery, recoveryTopic } from '../../features/account/recovery/password-recovery.ts';
import { accountMail } from '../../mail/account-mail.ts';
import type { OperationContext } from '../operation.ts';
import type { StoredUser } from './stored-user.ts';

/** How long an invitation is valid: users may be absent for some days. */
const INVITATION_DAYS = 7;
const MINUTES_PER_DAY = 1440;

const TEXTS = {
  en: {
    subject: (product: string) => `Set your ${product} password`,
    invited: (product: string, username: string) =>
      `Your username for ${product} is “${username}”. Choose a password to sign in.`,
    action: 'Choose a password',
    once: `The link can be used once, within ${INVITATION_DAYS} days. If you get another link, only the newest one works.`,
  },
  ch: {
    subject: (product: string) => `设置您的 ${product} 密码`,
    invited: (product: string, username: string) =>
      `您的 ${product} 用户名是“${username}”。请设置密码以便登录。`,
    action: '设置密码',
    once: `此链接只能使用一次，${INVITATION_DAYS} 天内有效。如果您收到新的链接，则只有最新的链接有效。`,
  },
} as const satisfies Record<Language, unknown>;

/** Queues the mail with the link to set a password, in the transaction of the other changes. */
export async function inviteUser(
  { transaction, mails, installation }: OperationContext,
  { id, definition: { username, email, language } }: StoredUser,
): Promise<void> {
  const { secret, expiresAt } = await openRecovery(transaction, id, INVITATION_DAYS * MINUTES_PER_DAY);
  const stored = languageFromStorage(language === 'zh' ? 'ch' : 'en');
  const texts = TEXTS[stored];
  const { product } = installation.brand.branding;
  const mail = accountMail(
    {
      to: email,
      language: stored,
      subject: texts.subject(product),
      paragraphs: [texts.invited(product, username)],
      action: { label: texts.action, path: `/recoverPassword/${secret}` },
      notes: [texts.once],
    },
    installation,
  );
  await mails.add(mail, { topic: recoveryTopic(id), secretUntil: expiresAt }, transaction);
}
