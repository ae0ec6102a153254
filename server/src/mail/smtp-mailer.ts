import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isLoopbackName } from '../network-names.ts';
import { mailMessage } from './mail-message.ts';
import type { SendMail } from './mail.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/**
 * Sends by SMTP, each mail over a connection of its own: a connection kept open may have been closed by the other side
 * meanwhile, and trying again by itself could deliver a mail twice. To another machine nothing is sent in clear, unless
 * the address says `?requireTLS=false`.
 */
export function smtpMailer(url: string, from: string): SendMail {
  const options = {
    // The library's own reading of the address comes after this and before what the address says.
    requireTLS: !isLoopbackName(new URL(url).hostname),
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  };
  return async (mail, beforeContent) => {
    const transport = createTransport(options);
    transport.use('stream', (prepared, done) => {
      prepared.message.processFunc((content) =>
        // Read no earlier than the mail server asks for it.
        Readable.from(contentAfter(beforeContent, content), { objectMode: false }),
      );
      done();
    });
    await transport.sendMail(mailMessage(mail, from));
  };
}

async function* contentAfter(before: () => Promise<void>, content: Readable): AsyncGenerator<Buffer> {
  await before();
  for await (const chunk of content) yield chunk as Buffer;
}
