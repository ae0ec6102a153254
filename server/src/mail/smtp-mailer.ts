import { createTransport } from 'nodemailer';
import { mailMessage } from './mail-message.ts';
import type { Mail } from './mailer.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/**
 * Sends by SMTP, each mail over a connection of its own: a connection kept open may have been closed by the other side
 * meanwhile, and trying again by itself could deliver a mail twice. STARTTLS is used where the server offers it.
 */
export function smtpMailer(url: string, from: string): (mail: Mail) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return async (mail) => {
    await transport.sendMail(mailMessage(mail, from));
  };
}
