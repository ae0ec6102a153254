import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isLoopbackName } from '../network-names.ts';
import { mailMessage } from './mail-message.ts';
import type { SendMail } from './mail.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/**
 * Sends by SMTP, each mail over its own connection: the other side may have closed an idle one, and an automatic
 * retry could deliver a mail twice. Nothing is sent to another machine unencrypted, unless the address contains
 * `?requireTLS=false`.
 */
export function smtpMailer(url: string, from: string): SendMail {
  const options = {
    // The library's own settings for the address follow this and precede those in the address.
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
        // Read only when the mail server requests it.
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
