import { once } from 'node:events';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback. Returns its address for SMTP_URL, and a function that reads received mails. */
export async function openMailbox() {
  /** @type {import('mailparser').ParsedMail[]} */
  const mails = [];
  const arrivals = new EventTarget();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        done();
        arrivals.dispatchEvent(new Event('mail'));
      }, done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (listening.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The text that `pattern` captures in the next mail to an address. @param {string} to @param {RegExp} pattern */
    async nextMatch(to, pattern) {
      for (;;) {
        const mail = mails.shift();
        const isFor = [mail?.to ?? []].flat().some(({ text }) => text === to);
        const [, found] = (isFor && pattern.exec(mail?.text ?? '')) || [];
        if (found !== undefined) return found;
        if (mail === undefined) await once(arrivals, 'mail');
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}
