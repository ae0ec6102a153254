import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** How long to wait for a mail, milliseconds. */
const PATIENCE_MS = 10_000;

/** A real mail server on loopback that keeps what it receives. */
export interface TestMailbox {
  /** For SMTP_URL. */
  readonly url: string;
  /** Everything that has arrived so far, oldest first. */
  received(): readonly ParsedMail[];
  /** The actual recipients, whatever the headers say: those of each mail, oldest first. */
  envelopes(): readonly (readonly string[])[];
  /**
   * Returns the oldest mail that `next` has not returned yet (and that the predicate accepts); waits for one to
   * arrive.
   */
  next(predicate?: (mail: ParsedMail) => boolean): Promise<ParsedMail>;
  /** Rejects the next mails, like a server in trouble. */
  failNext(count: number): void;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<TestMailbox> {
  const mails: ParsedMail[] = [];
  const envelopes: string[][] = [];
  const given = new Set<ParsedMail>();
  const waiting = new Set<() => void>();
  let failures = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      simpleParser(stream).then((mail) => {
        if (failures > 0) {
          failures--;
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        mails.push(mail);
        envelopes.push(envelope.rcptTo.map(({ address }) => address));
        done();
        for (const deliver of waiting) deliver();
      }, done);
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => [...mails],
    envelopes: () => [...envelopes],
    next: (predicate = () => true) =>
      new Promise((resolve, reject) => {
        const end = (): void => {
          clearTimeout(limit);
          waiting.delete(deliver);
        };
        const deliver = (): void => {
          const found = mails.find((mail) => !given.has(mail) && predicate(mail));
          if (!found) return;
          end();
          given.add(found);
          resolve(found);
        };
        const limit = setTimeout(() => {
          end();
          const subjects = mails.map((mail) => mail.subject).join(', ');
          reject(new Error(`No such mail arrived; there are: ${subjects || 'none'}`));
        }, PATIENCE_MS);
        waiting.add(deliver);
        deliver();
      }),
    failNext(count) {
      failures = count;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
