import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';
import { oneLine } from './one-line.ts';

/** As an object, so that no comma or angle bracket turns one recipient into several. */
function onlyAddress(address: string): { name: string; address: string } {
  return { name: '', address: oneLine(address) };
}

/** A mail in the library's form. Nothing in it can reach a file, a network address, or another header. */
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
