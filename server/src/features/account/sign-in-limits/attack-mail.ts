import type { Language } from '@airdex/shared-contracts/constants';
import { routePath } from '@airdex/shared-contracts/routes';
import type { Installation } from '../../../mail/installation.ts';
import type { Mail } from '../../../mail/mail.ts';
import { accountMail } from '../../../mail/account-mail.ts';

const TEXTS = {
  en: {
    subject: (product: string) => `Many failed attempts to sign in to ${product}`,
    happened: (product: string, username: string) =>
      `Someone tried to sign in as the ${product} user “${username}” with wrong passwords more than a hundred times within an hour.`,
    slowed:
      'While this continues, anyone who signs in with your username from an unfamiliar network address has to wait a little. Nothing changes where you usually sign in.',
    action: (product: string) => `Go to ${product}`,
    advice:
      'If your password is short or you also use it elsewhere, choose a new one: “Forgot password?” on the login page sends you a link.',
    once: 'You get this message at most once a day.',
  },
  ch: {
    subject: (product: string) => `您的 ${product} 账户多次登录失败`,
    happened: (product: string, username: string) =>
      `有人在一小时内以 ${product} 用户“${username}”的身份使用错误的密码尝试登录一百多次。`,
    slowed: '在此期间，从新的网络地址使用您的用户名登录需要稍作等待；在您常用的网络地址登录不受影响。',
    action: (product: string) => `前往 ${product}`,
    advice:
      '如果您的密码较短，或者也用于其他网站，请更换密码：在登录页面点击“忘记密码？”，即可收到重置链接。',
    once: '此类邮件每天最多发送一次。',
  },
} as const satisfies Record<Language, unknown>;

export interface AttackedUser {
  readonly email: string;
  readonly username: string;
  readonly language: Language;
}

/** The mail to an account's owner about many failed sign-ins, in the owner's language. */
export function attackMail({ email, username, language }: AttackedUser, installation: Installation): Mail {
  const texts = TEXTS[language];
  const { product } = installation.brand.branding;
  return accountMail(
    {
      to: email,
      language,
      subject: texts.subject(product),
      paragraphs: [texts.happened(product, username), texts.slowed],
      action: { label: texts.action(product), path: routePath('login') },
      notes: [texts.advice, texts.once],
    },
    installation,
  );
}
