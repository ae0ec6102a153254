import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { sendProblem } from './delivery/send-problem.ts';
import { createMailer } from './mailer.ts';

const MAIL = { to: 'reader@example.com', subject: 'A subject', text: 'Text' };
/** An address of this machine that does not look like one, so that the rules for other machines apply. */
const ELSEWHERE = '[::ffff:127.0.0.1]';

describe('to a mail server, a mail is sent', () => {
  const servers: SMTPServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(done))));
  });

  /** Sends a mail to a server with or without STARTTLS. Returns whether each received mail came over TLS. */
  const sendTo = async (
    offer: 'tls' | 'no tls',
    address: (port: number) => string,
  ): Promise<{ readonly arrived: readonly boolean[]; readonly problem: string | null }> => {
    const arrived: boolean[] = [];
    const server = new SMTPServer({
      disabledCommands: offer === 'tls' ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      logger: false,
      onData(stream, session, done) {
        arrived.push(session.secure);
        stream.resume();
        stream.once('end', () => done());
      },
    });
    server.on('error', () => undefined);
    servers.push(server);
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const smtpUrl = address((listening.address() as AddressInfo).port);
    const mailer = createMailer({ smtpUrl, outboxFolder: '', from: 'a@example.com' });
    const error: unknown = await mailer.send(MAIL).then(
      () => null,
      (reason: unknown) => reason,
    );
    await mailer.close();
    return { arrived, problem: error === null ? null : sendProblem(error).kind };
  };

  test('on another machine, over TLS or not at all', async () => {
    expect(await sendTo('no tls', (port) => `smtp://${ELSEWHERE}:${port}`)).toEqual({
      arrived: [],
      problem: 'not-taken',
    });
    expect(await sendTo('no tls', (port) => `smtp://${ELSEWHERE}:${port}?ignoreTLS=true`)).toEqual({
      arrived: [],
      problem: 'not-taken',
    });
  });

  test('on another machine, over TLS with a trusted certificate', async () => {
    const trusting = 'tls.rejectUnauthorized=false';
    expect(await sendTo('tls', (port) => `smtp://${ELSEWHERE}:${port}?${trusting}`)).toEqual({
      arrived: [true],
      problem: null,
    });
    expect(await sendTo('tls', (port) => `smtp://${ELSEWHERE}:${port}`)).toEqual({
      arrived: [],
      problem: 'not-taken',
    });
  });

  test('on another machine, unencrypted if the address says so', async () => {
    expect(await sendTo('no tls', (port) => `smtp://${ELSEWHERE}:${port}?requireTLS=false`)).toEqual({
      arrived: [false],
      problem: null,
    });
  });

  test('on this machine, unencrypted unless the address says otherwise', async () => {
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await sendTo('no tls', (port) => `smtp://${host}:${port}`)).toEqual({
        arrived: [false],
        problem: null,
      });
    expect(await sendTo('no tls', (port) => `smtp://127.0.0.1:${port}?requireTLS=true`)).toEqual({
      arrived: [],
      problem: 'not-taken',
    });
  });
});
