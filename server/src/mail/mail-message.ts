import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';
import { oneLine } from './one-line.ts';

/** As an object, so that no comma or angle bracket makes several recipients of one. */
function onlyAddress(address: string): { name: string; address: string } {
  return { name: '', address: oneLine(address) };
}

/** A mail as the library wants it. Nothing in it can reach a file, an address on the net, or another header. */
export function mailMessage(mail: Mail, from: string): SendMailOptions {
  const headers = Object.entries(mail.headers ?? {}).map(([key, value]) => ({ key, value: oneLine(value) }));
  return {
    from,
    to: onlyAddress(mail.to),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.replyTo === undefined ? {} : { replyTo: onlyAddress(mail.replyTo) }),
    ...(mail.messageId === undefined ? {} : { messageId: oneLine(mail.messageId) }),
    headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
