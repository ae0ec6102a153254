import type { Installation } from '../../../mail/installation.ts';
import type { Mail } from '../../../mail/mail.ts';
import { simpleMail } from '../../../mail/simple-mail.ts';
import type { Confirmation } from './confirmation.ts';
import { confirmationPath } from '../../../http/confirmation-path.ts';
import { CONFIRMATION_TEXTS } from './confirmation-texts.ts';

/** The mail with the link that confirms an address, in the user's language. */
export function confirmationMail(
  { email, username, language }: Confirmation,
  secret: string,
  { publicUrl }: Installation,
): Mail {
  const texts = CONFIRMATION_TEXTS[language];
  return {
    to: email,
    subject: texts.subject,
    ...simpleMail({
      language,
      title: texts.subject,
      paragraphs: [texts.asked(username)],
      action: { label: texts.action, href: `${publicUrl}${confirmationPath(secret)}`, copyHint: texts.copy },
      notes: [texts.once, texts.notYou],
      footer: texts.footer(publicUrl),
    }),
    // Keeps absence notes from answering.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
