import type { Installation } from '../../../mail/installation.ts';
import type { Mail } from '../../../mail/mail.ts';
import { accountMail } from '../../../mail/account-mail.ts';
import type { Confirmation } from './confirmation.ts';
import { confirmationPath } from '../../../http/confirmation-path.ts';
import { CONFIRMATION_TEXTS } from './confirmation-texts.ts';

/** The mail with the link that confirms an address, in the user's language. */
export function confirmationMail(
  { email, username, language }: Confirmation,
  secret: string,
  installation: Installation,
): Mail {
  const texts = CONFIRMATION_TEXTS[language];
  const { product } = installation.brand.branding;
  return accountMail(
    {
      to: email,
      language,
      subject: texts.subject(product),
      paragraphs: [texts.asked(product, username)],
      action: { label: texts.action, path: confirmationPath(secret) },
      notes: [texts.once, texts.notYou],
    },
    installation,
  );
}
