import type { Mail } from '../../../mail/mail.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import type { LetterLinks } from './letter-links.ts';
import { letterText } from './letter-text.ts';
import { LETTER_TEXTS } from './letter-texts.ts';

export interface LetterEnvelope {
  readonly to: string;
  readonly links: LetterLinks;
  /** With its angle brackets. */
  readonly messageId: string;
}

/** A letter as a mail. Its headers contain nothing that users or the catalogue wrote. */
export function letterMail(letter: Letter, { to, links, messageId }: LetterEnvelope): Mail {
  const { name, subject } = LETTER_TEXTS[letter.language];
  return {
    to,
    subject: subject(letter.content.count),
    text: letterText(letter, links),
    html: letterHtml(letter, links),
    messageId,
    headers: {
      // RFC 8058: mail programs unsubscribe by one POST to the first address, without a further question.
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `${asciiName(name)}<daily-update.${new URL(links.site).hostname}>`,
      'Auto-Submitted': 'auto-generated',
    },
  };
}

/** Programs read these headers, and do not decode names. */
function asciiName(name: string): string {
  return /^[\x20-\x7e]+$/.test(name) ? `${name} ` : '';
}
