import type { Language } from '@airdex/shared-contracts/constants';
import type { Installation } from '../../../mail/installation.ts';
import type { Mail } from '../../../mail/mail.ts';
import { simpleMail } from '../../../mail/simple-mail.ts';
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
    subject: 'Reset your Airdex password',
    asked: (username: string) => `You asked to reset the password of the Airdex user "${username}".`,
    action: 'Choose a new password',
    copy: 'Or copy this address into your browser:',
    once: `The link works once and for ${RECOVERY_MINUTES} minutes. If you ask for another one, only the newest works.`,
    notYou: 'If you did not ask for this, you need not do anything: your password stays as it is.',
    footer: (site: string) => `Airdex, ${site}. This message was sent automatically.`,
  },
  ch: {
    subject: '重置您的 Airdex 密码',
    asked: (username: string) => `您申请了重置 Airdex 用户“${username}”的密码。`,
    action: '设置新密码',
    copy: '或将以下地址复制到浏览器中打开：',
    once: `此链接只能使用一次，${RECOVERY_MINUTES} 分钟内有效。如果您再次申请，则只有最新的链接有效。`,
    notYou: '如果您没有提出此申请，请忽略本邮件，您的密码不会改变。',
    footer: (site: string) => `Airdex，${site}。本邮件由系统自动发送。`,
  },
} as const satisfies Record<Language, unknown>;

/** The mail with the link to set a new password, in the user's language. */
export function recoveryMail(
  { email, username, language, secret }: RecoveryMail,
  { publicUrl }: Installation,
): Mail {
  const texts = TEXTS[language];
  return {
    to: email,
    subject: texts.subject,
    ...simpleMail({
      language,
      title: texts.subject,
      paragraphs: [texts.asked(username)],
      action: { label: texts.action, href: `${publicUrl}/recoverPassword/${secret}`, copyHint: texts.copy },
      notes: [texts.once, texts.notYou],
      footer: texts.footer(publicUrl),
    }),
    // Keeps absence notes from answering.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
