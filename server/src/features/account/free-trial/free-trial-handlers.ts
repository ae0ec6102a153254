import type { HandlersOf } from '../../../http/call.ts';
import type { AccountServices } from '../account-services.ts';
import { freeTrialMail } from './free-trial-mail.ts';

export function freeTrialHandlers({ mails, installation }: AccountServices): HandlersOf<'freeTrial'> {
  return {
    async freeTrial({ body, language }) {
      await mails.add(freeTrialMail(body, language, installation));
      return true as const;
    },
  };
}
