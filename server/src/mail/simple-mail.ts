import type { Language } from '@airdex/shared-contracts/constants';
import type { Brand } from '../branding/brand.ts';
import { escapeHtml } from '../html/sanitise-html.ts';
import { mailButton, mailDocument, mailParagraph, MAIL_COLOURS } from './mail-layout.ts';

/** A short mail: some paragraphs, and optionally one action. All plain text. */
export interface SimpleMail {
  readonly language: Language;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Shown as a button, and again as an address to copy. */
  readonly action?: { readonly label: string; readonly href: string; readonly copyHint: string };
  /** After the action. */
  readonly notes?: readonly string[];
  readonly footer: string;
  readonly brand: Brand;
}

/** Both parts of a short mail, with the same content. */
export function simpleMail(mail: SimpleMail): { readonly text: string; readonly html: string } {
  const { language, title, paragraphs, action, notes = [], footer, brand } = mail;
  const colon = language === 'ch' ? '：' : ':';
  const text = [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}${colon}\n${action.href}`] : []),
    ...notes,
    // With the space, mail programs recognise a signature.
    `-- \n${footer}`,
  ];
  const link = (href: string): string =>
    `<a href="${escapeHtml(href)}" style="color:${brand.palette.light.accent};word-break:break-all">${escapeHtml(href)}</a>`;
  const contentHtml = [
    ...paragraphs.map(mailParagraph),
    ...(action
      ? [
          mailButton(action.label, action.href, brand),
          `<p style="margin:0 0 16px;font-size:13px;color:${MAIL_COLOURS.muted}">${escapeHtml(action.copyHint)}<br>${link(action.href)}</p>`,
        ]
      : []),
    ...notes.map(mailParagraph),
  ].join('\n');
  return {
    text: `${text.join('\n\n')}\n`,
    html: mailDocument({
      language,
      title,
      preview: paragraphs[0] ?? '',
      contentHtml,
      footerHtml: escapeHtml(footer),
      brand,
    }),
  };
}
