import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from './metrics.ts';

/** The same mailer, with its mails counted. */
export function countedMailer(mailer: Mailer, metrics: Pick<Metrics, 'countMail'>): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        metrics.countMail('failed');
        throw error;
      }
      metrics.countMail('sent');
    },
    close: () => mailer.close(),
  };
}
