import type { Language } from '@airdex/shared-contracts/constants';
import type { Installation } from './installation.ts';
import type { Mail } from './mail.ts';
import { simpleMail } from './simple-mail.ts';

const TEXTS = {
  en: {
    copy: 'Or copy this address into your browser:',
    footer: (product: string, site: string) => `${product}, ${site}. This message was sent automatically.`,
  },
  ch: {
    copy: '或将以下地址复制到浏览器中打开：',
    // A mail program that makes links would take Chinese punctuation after the address as a part of it.
    footer: (product: string, site: string) => `${product} ${site}\n本邮件由系统自动发送。`,
  },
} as const satisfies Record<Language, unknown>;

/** A message to a user about the account, with a link to a page of the site. All plain text. */
export interface AccountMail {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** `path` is the path of the page on the site. */
  readonly action: { readonly label: string; readonly path: string };
  readonly notes: readonly string[];
}

/** The mail, in the user's language. Its title is the subject. */
export function accountMail(
  { to, language, subject, paragraphs, action, notes }: AccountMail,
  { publicUrl, brand }: Installation,
): Mail {
  const { copy, footer } = TEXTS[language];
  return {
    to,
    subject,
    ...simpleMail({
      language,
      title: subject,
      paragraphs,
      action: { label: action.label, href: `${publicUrl}${action.path}`, copyHint: copy },
      notes,
      footer: footer(brand.branding.product, publicUrl),
      brand,
    }),
    // Prevents absence replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
