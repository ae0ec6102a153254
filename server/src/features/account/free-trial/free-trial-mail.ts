import type { Body, Endpoints } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { Installation } from '../../../mail/installation.ts';
import type { Mail } from '../../../mail/mail.ts';
import { oneLine } from '../../../mail/one-line.ts';
import { simpleMail } from '../../../mail/simple-mail.ts';

export type FreeTrialRequest = Body<Endpoints['freeTrial']>;

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ch: 'Chinese' };

/**
 * The mail to the provider, in English, for the provider's staff. A reply goes to the sender of the request.
 * Every field except the message stays on its line, so that none can imitate another.
 */
export function freeTrialMail(
  request: FreeTrialRequest,
  language: Language,
  { publicUrl, providerEmail, brand }: Installation,
): Mail {
  const { firstName, lastName, companyName, country, jobTitle, phoneNumber, email, message } = request;
  const fields = [
    ['First name', firstName],
    ['Last name', lastName],
    ['Company', companyName],
    ['Job title', jobTitle],
    ['Country', country],
    ['Phone', phoneNumber],
    ['Email', email],
    ['Language of the page', LANGUAGE_NAMES[language]],
  ] as const;
  return {
    to: providerEmail,
    replyTo: email,
    subject: `Free trial request: ${companyName}`,
    ...simpleMail({
      language: 'en',
      title: 'Free trial request',
      paragraphs: [
        fields.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n'),
        'Message:',
        message,
      ],
      footer: `Sent from the free trial form of ${publicUrl}. Your reply goes to the person who asked.`,
      brand,
    }),
  };
}
