import { afterEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createMailer, type Mailer } from '../../mail/mailer.ts';
import { openMailbox, type TestMailbox } from '../../testing/mailbox.ts';
import { createDeferredMails } from './deferred-mails.ts';

const mail = { to: 'reader@example.com', subject: 'Later', text: 'secret-link' };

describe('mails sent after the answer', () => {
  let mailbox: TestMailbox;
  let mailer: Mailer;
  let written = '';
  let onLine: () => void = () => undefined;
  const log = pino(
    { level: 'trace' },
    {
      write(line: string) {
        written += line;
        onLine();
      },
    },
  );
  const open = async (pauses: readonly number[]) => {
    mailbox = await openMailbox();
    mailer = createMailer({ smtpUrl: mailbox.url, outboxFolder: '/nowhere', from: 'a@example.com' });
    written = '';
    return createDeferredMails(mailer, pauses);
  };
  afterEach(() => mailbox.close());

  test('are tried again when the mail server is in trouble, and arrive once', async () => {
    const mails = await open([1, 1]);
    mailbox.failNext(2);
    mails.send(mail, log);
    expect((await mailbox.next()).subject).toBe('Later');
    await mails.close();
    expect(mailbox.received()).toHaveLength(1);
    expect(written.match(/tried again/g)).toHaveLength(2);
    expect(written).not.toContain('reader@example.com');
    expect(written).not.toContain('secret-link');
  });

  test('are given up after the last attempt, with a line in the log', async () => {
    const mails = await open([1]);
    mailbox.failNext(9);
    mails.send(mail, log);
    await mails.close();
    expect(mailbox.received()).toHaveLength(0);
    expect(written).toMatch(/"response":451.*given up/);
  });

  test('that wait are tried at once when the server stops', async () => {
    const mails = await open([3_600_000]);
    mailbox.failNext(1);
    const failedOnce = new Promise<void>((resolve) => {
      onLine = resolve;
    });
    mails.send(mail, log);
    await failedOnce;
    await mails.close();
    expect(mailbox.received()).toHaveLength(1);
  });
});
