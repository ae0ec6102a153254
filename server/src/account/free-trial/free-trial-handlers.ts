import type { HandlersOf } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { mailFailure } from '../../mail/mail-failure.ts';
import { ACCOUNT_MESSAGES } from '../account-messages.ts';
import type { AccountServices } from '../account-services.ts';
import { freeTrialMail } from './free-trial-mail.ts';

const RETRY_AFTER_SECONDS = 60;

export function freeTrialHandlers(services: AccountServices): HandlersOf<'freeTrial'> {
  const { mailer, installation } = services;
  return {
    async freeTrial({ body, language, log }) {
      try {
        await mailer.send(freeTrialMail(body, language, installation));
      } catch (error) {
        log.error({ mail: mailFailure(error) }, 'a request for a free trial could not be sent');
        // Not "done": the form keeps what was typed and can be sent again.
        throw new Refusal('unavailable', ACCOUNT_MESSAGES.trialNotSent[language], {
          headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
        });
      }
      return true as const;
    },
  };
}
