import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMailer } from '../mailer.ts';
import { openFlakySmtpServer } from '../../../testing/flaky-smtp-server.ts';
import { sendProblem } from './send-problem.ts';

const MAIL = { to: 'a@example.org', subject: 'x', text: 'x' };

async function problemOf(smtpUrl: string | null, outboxFolder = '') {
  const mailer = createMailer({ smtpUrl, outboxFolder, from: 'b@example.org' });
  try {
    await mailer.send(MAIL);
    return null;
  } catch (error) {
    return sendProblem(error);
  } finally {
    await mailer.close();
  }
}

describe('an error of a mailer, from real mail servers', () => {
  test('without a mail server: not taken', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    probe.close();
    await once(probe, 'close');
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await problemOf(`smtp://127.0.0.1:${port}`)).toMatchObject({ kind: 'not-taken' });
    expect(await problemOf('smtp://no-such-host.invalid')).toMatchObject({ kind: 'not-taken' });
  });

  test.each([
    ['250 Taken', '451 Later', 'not-taken'],
    ['250 Taken', '550 Nobody here', 'refused'],
    ['451 Later', '250 OK', 'not-taken'],
    ['552 Too large', '250 OK', 'refused'],
    ['421 Going down', '250 OK', 'not-taken'],
    [null, '250 OK', 'unknown'],
  ])('at the end of the mail %s, to the recipient %s: %s', async (atTheEnd, atRecipient, kind) => {
    const mails = await openFlakySmtpServer(
      () => atTheEnd,
      () => atRecipient,
    );
    expect(await problemOf(mails.url)).toMatchObject({ kind });
    await mails.close();
  });

  test('of a sender that the server rejects, which the installation may correct: not taken', async () => {
    const mails = await openFlakySmtpServer(
      () => '250 Taken',
      () => '250 OK',
      () => '550 Not this sender',
    );
    expect(await problemOf(mails.url)).toMatchObject({ kind: 'not-taken' });
    await mails.close();
  });

  test('with an outbox that cannot be written: not taken', async () => {
    const file = new URL(import.meta.url).pathname;
    expect(await problemOf(null, path.join(file, 'outbox'))).toMatchObject({ kind: 'not-taken' });
  });

  test('that is unknown: may have arrived', () => {
    expect(sendProblem(new Error('Something'))).toEqual({ kind: 'unknown', note: 'no reason given' });
    expect(sendProblem('thrown')).toMatchObject({ kind: 'unknown' });
  });
});
