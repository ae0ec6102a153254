import type { Mailer } from './mail.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

export interface MailerOptions {
  /** smtp:// or smtps://, with user and password if needed; null writes files into the outbox folder. */
  readonly smtpUrl: string | null;
  /** Folder for `.eml` files without a mail server; created with the first one. */
  readonly outboxFolder: string;
  /** `Name <address>` or an address. */
  readonly from: string;
}

/** A mailer by SMTP, or into a folder if no mail server is set. */
export function createMailer({ smtpUrl, outboxFolder, from }: MailerOptions): Mailer {
  const send = smtpUrl === null ? outboxMailer(outboxFolder, from) : smtpMailer(smtpUrl, from);
  const underWay = new Set<Promise<void>>();
  let isClosed = false;
  return {
    async send(mail, beforeContent = async () => undefined) {
      if (isClosed) throw new Error('The mailer is closed');
      const sending = send(mail, beforeContent);
      underWay.add(sending);
      try {
        await sending;
      } finally {
        underWay.delete(sending);
      }
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(underWay);
    },
  };
}
