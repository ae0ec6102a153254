import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { simpleParser } from 'mailparser';
import { openFlakySmtpServer } from '../../testing/flaky-smtp-server.ts';
import { openMailbox, type TestMailbox } from '../../testing/mailbox.ts';
import { sendProblem } from './delivery/send-problem.ts';
import type { Mail, Mailer } from './mail.ts';
import { createMailer } from './mailer.ts';
import { createFileNames } from './outbox-mailer.ts';

const from = 'Airdex <no-reply@example.com>';
const mail: Mail = { to: 'reader@example.com', subject: 'Ünïcode 标题', text: 'plain 正文' };

describe('mails by SMTP', () => {
  let mailbox: TestMailbox;
  let mailer: Mailer;
  beforeAll(async () => {
    mailbox = await openMailbox();
    mailer = createMailer({ smtpUrl: mailbox.url, outboxFolder: '/nowhere', from });
  });
  afterAll(async () => {
    await mailer.close();
    await mailbox.close();
  });

  test('arrive with all given fields', async () => {
    await mailer.send({
      ...mail,
      html: '<p>html 正文</p>',
      replyTo: 'someone@example.com',
      messageId: '<one@example.com>',
      headers: { 'List-Unsubscribe': '<https://tv.example.com/u>' },
    });
    const arrived = await mailbox.next();
    expect(arrived).toMatchObject({
      subject: 'Ünïcode 标题',
      text: 'plain 正文',
      html: '<p>html 正文</p>',
      messageId: '<one@example.com>',
    });
    expect(arrived.from?.value).toEqual([{ name: 'Airdex', address: 'no-reply@example.com' }]);
    expect(arrived.to).toMatchObject({ value: [{ address: 'reader@example.com' }] });
    expect(arrived.replyTo?.value).toMatchObject([{ address: 'someone@example.com' }]);
    expect(arrived.headers.get('list')).toMatchObject({ unsubscribe: { url: 'https://tv.example.com/u' } });
  });

  test('have no header or recipient that was injected into another', async () => {
    await mailer.send({
      ...mail,
      subject: 'Hello\r\nBcc: victim@example.com\r\n\r\nbody',
      replyTo: 'a@example.com\r\nCc: victim@example.com',
      headers: { 'X-Note': 'one\r\nX-Other: two\u2028three\u202efour' },
    });
    const arrived = await mailbox.next();
    expect(arrived.subject).toBe('Hello Bcc: victim@example.com body');
    expect(arrived.headers.get('x-note')).toBe('one X-Other: two three four');
    for (const header of ['bcc', 'cc', 'x-other']) expect(arrived.headers.has(header)).toBe(false);
    expect(arrived.text?.trim()).toBe('plain 正文');
    expect(mailbox.envelopes().at(-1)).toEqual(['reader@example.com']);
  });

  test('never reach a second address in "to"', async () => {
    const before = mailbox.envelopes().length;
    await mailer.send({ ...mail, to: 'a@example.com, b@example.com' }).catch(() => undefined);
    const outcome = mailbox.envelopes().slice(before);
    expect(outcome.flat()).not.toContain('b@example.com');
    // The mailbox works.
    await mailer.send(mail);
    expect(mailbox.envelopes().slice(before + outcome.length)).toEqual([['reader@example.com']]);
  });

  test('are rejected if the server rejects them, with a loggable reason that names nobody', async () => {
    mailbox.failNext(1);
    const before = mailbox.received().length;
    const failure: unknown = await mailer.send(mail).catch((error: unknown) => error);
    expect(sendProblem(failure)).toEqual({ kind: 'not-taken', note: 'EMESSAGE 451' });
    expect(mailbox.received()).toHaveLength(before);
    const unreachable = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', outboxFolder: '/nowhere', from });
    const httpError: unknown = await unreachable.send(mail).catch((error: unknown) => error);
    expect(sendProblem(httpError).note).toMatch(/^ESOCKET/);
  });

  test('send no content until the mail server requests it, nor if they are held back then', async () => {
    const before = mailbox.received().length;
    let isRequested = false;
    await mailer.send(mail, async () => {
      isRequested = true;
      expect(mailbox.received()).toHaveLength(before);
    });
    expect(isRequested).toBe(true);
    expect(mailbox.received()).toHaveLength(before + 1);
    await expect(mailer.send(mail, () => Promise.reject(new Error('held back')))).rejects.toThrow(
      'held back',
    );
    const refusing = await openFlakySmtpServer(
      () => '250 OK',
      () => '450 Greylisted',
    );
    const refused = createMailer({ smtpUrl: refusing.url, outboxFolder: '/nowhere', from });
    const never = () => Promise.reject(new Error('asked for content'));
    await expect(refused.send(mail, never)).rejects.toThrow('450');
    await refused.close();
    await refusing.close();
    await mailer.send({ ...mail, subject: 'The last one' });
    expect(mailbox.received().map(({ subject }) => subject)).toEqual([
      ...mailbox
        .received()
        .slice(0, before + 1)
        .map(({ subject }) => subject),
      'The last one',
    ]);
  });

  test('are waited for when closing; afterwards none is accepted', async () => {
    const closing = createMailer({ smtpUrl: mailbox.url, outboxFolder: '/nowhere', from });
    const before = mailbox.received().length;
    const sending = closing.send(mail);
    await closing.close();
    expect(mailbox.received()).toHaveLength(before + 1);
    await sending;
    await expect(closing.send(mail)).rejects.toThrow('closed');
  });
});

describe('mails without a mail server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'airdex-outbox-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('are complete .eml files in the outbox, in sending order, readable by nobody else', async () => {
    const outboxFolder = path.join(folder, 'outbox');
    const mailer = createMailer({ smtpUrl: null, outboxFolder, from });
    const subjects = Array.from({ length: 12 }, (_, index) => `Mail ${index}`);
    for (const subject of subjects) await mailer.send({ ...mail, subject, html: '<p>x</p>' });
    const names = (await readdir(outboxFolder)).sort();
    expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
    const contents = await Promise.all(names.map((name) => readFile(path.join(outboxFolder, name))));
    const parsed = await Promise.all(contents.map((content) => simpleParser(content)));
    expect(parsed.map(({ subject }) => subject)).toEqual(subjects);
    expect(parsed[0]).toMatchObject({ text: 'plain 正文', html: '<p>x</p>' });
    expect(parsed[0]?.from?.text).toBe('"Airdex" <no-reply@example.com>');
    expect((await stat(path.join(outboxFolder, names[0] ?? ''))).mode & 0o077).toBe(0);
  });

  test('do not exist if they are held back', async () => {
    const outboxFolder = path.join(folder, 'held-back');
    const mailer = createMailer({ smtpUrl: null, outboxFolder, from });
    await expect(mailer.send(mail, () => Promise.reject(new Error('held back')))).rejects.toThrow(
      'held back',
    );
    expect(await readdir(outboxFolder)).toEqual([]);
  });

  test('fail if the outbox cannot be written, and leave nothing', async () => {
    const outboxFolder = path.join(folder, 'file');
    await createMailer({ smtpUrl: null, outboxFolder, from }).send(mail);
    const [name = ''] = await readdir(outboxFolder);
    const below = createMailer({ smtpUrl: null, outboxFolder: path.join(outboxFolder, name), from });
    await expect(below.send(mail)).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await readdir(outboxFolder)).toEqual([name]);
  });

  test('have names that sort by time, even if the clock is set back', () => {
    const times = [
      '2026-11-21T10:00:00.001Z',
      '2026-11-21T10:00:00.001Z',
      '2026-11-21T09:00:00.000Z',
      '2026-11-21T10:00:00.002Z',
    ];
    const next = createFileNames(() => new Date(times.shift() ?? 0));
    const names = [next(), next(), next(), next()];
    expect(names.toSorted()).toEqual(names);
    expect(names[0]).toMatch(/^20261121T100000001Z-0000-[0-9a-f]{8}\.eml$/);
  });
});
