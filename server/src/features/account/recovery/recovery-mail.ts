import type { Language } from '@airdex/shared-contracts/constants';
import type { Installation } from '../../../mail/installation.ts';
import type { Mail } from '../../../mail/mail.ts';
import { accountMail } from '../../../mail/account-mail.ts';
import { RECOVERY_MINUTES } from './password-recovery.ts';

export interface RecoveryMail {
  readonly email: string;
  readonly username: string;
  readonly language: Language;
  /** The secret part of the link. */
  readonly secret: string;
}

const TEXTS = {
  en: {
    subject: (product: string) => `Reset your ${product} password`,
    asked: (product: string, username: string) =>
      `You asked to reset the password of the ${product} user “${username}”.`,
    action: 'Choose a new password',
    once: `The link can be used once, within ${RECOVERY_MINUTES} minutes. If you request another link, only the newest one works.`,
    notYou: 'If you did not ask for this, ignore this message: your password does not change.',
  },
  ch: {
    subject: (product: string) => `重置您的 ${product} 密码`,
    asked: (product: string, username: string) => `您申请了重置 ${product} 用户“${username}”的密码。`,
    action: '设置新密码',
    once: `此链接只能使用一次，${RECOVERY_MINUTES} 分钟内有效。如果您再次申请，则只有最新的链接有效。`,
    notYou: '如果您没有提出此申请，请忽略本邮件，您的密码不会改变。',
  },
} as const satisfies Record<Language, unknown>;

/** The mail with the link to set a new password, in the user's language. */
export function recoveryMail(
  { email, username, language, secret }: RecoveryMail,
  installation: Installation,
): Mail {
  const texts = TEXTS[language];
  const { product } = installation.brand.branding;
  return accountMail(
    {
      to: email,
      language,
      subject: texts.subject(product),
      paragraphs: [texts.asked(product, username)],
      action: { label: texts.action, path: `/recoverPassword/${secret}` },
      notes: [texts.once, texts.notYou],
    },
    installation,
  );
}
