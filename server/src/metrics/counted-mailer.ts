import type { Mailer } from '../mail/mail.ts';
import type { Metrics } from './metrics.ts';

/** Wraps a mailer, and counts its attempts to send. */
export function countedMailer(mailer: Mailer, metrics: Pick<Metrics, 'countMail'>): Mailer {
  return {
    async send(mail, beforeContent) {
      try {
        await mailer.send(mail, beforeContent);
      } catch (error) {
        metrics.countMail('failed');
        throw error;
      }
      metrics.countMail('sent');
    },
    close: () => mailer.close(),
  };
}
