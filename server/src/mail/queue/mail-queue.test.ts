import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { untilBlocked } from '../../../testing/until-blocked.ts';
import { createMailer } from '../mailer.ts';
import { TEST_MAIL, useQueueTestbed } from '../../../testing/queue-testbed.ts';
import { claimMail, markRetry, markSending, withdrawMails } from './queued-mails.ts';

const HOUR_MS = 3_600_000;

describe.each(testDatabases())('the mail queue on $name', (kind) => {
  const bed = useQueueTestbed(kind);

  test('sends a mail immediately and then deletes it', async () => {
    const queue = bed().startQueue();
    await queue.add({ ...TEST_MAIL, replyTo: 'b@example.com', headers: { 'X-Note': 'one' } });
    await bed().untilEmpty();
    const [mail = ''] = bed().received();
    for (const part of ['To: reader@example.com', 'Reply-To: b@example.com', 'X-Note: one', 'the-secret'])
      expect(mail).toContain(part);
    expect(bed().messageIds()[0]).toMatch(/^<[\w-]{36}@tv\.example\.com>$/);
  });

  test.each([
    ['the recipient', () => (bed().answers.atRecipient = failTwice('450 Greylisted'))],
    ['the whole mail', () => (bed().answers.atTheEnd = failTwice('451 Try again later'))],
  ])('retries if the mail server defers %s, and sends one mail', async (_, putOff) => {
    putOff();
    const before = bed().received().length;
    await bed()
      .startQueue()
      .add(TEST_MAIL, { secretUntil: new Date(Date.now() + HOUR_MS) });
    await bed().untilEmpty();
    expect(new Set(bed().messageIds()).size).toBe(1);
    expect(bed().received().length - before).toBeGreaterThan(0);
    expect(
      bed()
        .written()
        .match(/tried again/g),
    ).toHaveLength(2);
    for (const secret of ['reader@example.com', 'the-secret']) expect(bed().written()).not.toContain(secret);
  });

  test('waits longer after each failure, up to an hour', async () => {
    bed().answers.atRecipient = () => '450 Greylisted';
    const pauses = [60_000, 120_000, HOUR_MS];
    const queue = bed().startQueue({ backOffMs: pauses });
    await queue.add(TEST_MAIL);
    for (const [failures, pause] of [...pauses, HOUR_MS].entries()) {
      await until(async () => (await bed().rows())[0]?.attempts === failures + 1);
      const [row] = await bed().rows();
      const wait = Date.parse(row?.next_attempt_at ?? '') - Date.now();
      expect(wait).toBeLessThanOrEqual(pause);
      expect(wait).toBeGreaterThan(pause - 60_000);
      await bed()
        .kysely.updateTable('queued_mail')
        .set({ next_attempt_at: new Date(0) })
        .execute();
      queue.wake();
    }
  });

  test('does not retry a permanently rejected mail, but logs it, and keeps it for an operator', async () => {
    bed().answers.atRecipient = () => '550 No such mailbox';
    const queue = bed().startQueue();
    await queue.add(TEST_MAIL);
    await until(async () => bed().written().includes('given up'));
    expect(await bed().rows()).toMatchObject([{ state: 'failed', problem: 'EENVELOPE 550', attempts: 0 }]);
    expect(bed().written()).toMatch(/"problem":"EENVELOPE 550".*given up/);
    expect(bed().written()).not.toContain('reader@example.com');
    bed().answers.atRecipient = () => '250 OK';
    await bed().resend(queue);
    await bed().untilEmpty();
    expect(bed().received()[0]).toContain('the-secret');
  });

  test.each(['250 Taken', '550 Refused', null])(
    'contains no secret once the mail server has it, nor after its response %j',
    async (response) => {
      const seen: unknown[] = [];
      bed().answers.atTheEnd = async () => {
        seen.push(await bed().rows());
        return response;
      };
      const queue = bed().startQueue();
      await queue.add(TEST_MAIL, { secretUntil: new Date(Date.now() + HOUR_MS) });
      await until(async () => (await bed().rows())[0]?.state !== 'waiting' && seen.length > 0);
      await queue.stop();
      seen.push(await bed().rows());
      expect(JSON.stringify(seen)).toContain('message_id');
      expect(JSON.stringify(seen)).not.toContain('the-secret');
      expect(bed().received()).toHaveLength(1);
    },
  );

  test('does not send an expired secret, and deletes it', async () => {
    const queue = bed().openQueue();
    await queue.add(TEST_MAIL, { secretUntil: new Date(Date.now() - 1) });
    queue.start();
    await bed().untilState('failed');
    expect(await bed().rows()).toMatchObject([{ mail: null, problem: 'expired' }]);
    await queue.stop();
    expect(bed().received()).toEqual([]);
  });

  test('sends only the newest mail of a topic', async () => {
    const queue = bed().openQueue();
    for (const text of ['older', 'newer']) await queue.add({ ...TEST_MAIL, text }, { topic: 'link 1' });
    await queue.add({ ...TEST_MAIL, text: 'of another' }, { topic: 'link 2' });
    queue.start();
    await bed().untilEmpty();
    const texts = bed()
      .received()
      .map((mail) => mail.split('\r\n').at(-1));
    expect(texts.sort()).toEqual(['newer', 'of another']);
  });

  test('does not retry a mail that a newer one of its topic replaced while it was being sent', async () => {
    const queue = bed().startQueue();
    bed().answers.atTheEnd = async (mail) => {
      if (!mail.includes('older')) return '250 Taken';
      await queue.add({ ...TEST_MAIL, text: 'newer' }, { topic: 'link 1' });
      return '451 Try again later';
    };
    await queue.add({ ...TEST_MAIL, text: 'older' }, { topic: 'link 1' });
    await bed().untilEmpty();
    const texts = bed()
      .received()
      .map((mail) => mail.split('\r\n').at(-1));
    expect(texts).toEqual(['older', 'newer']);
  });

  test('withdraws a mail that begins to be sent at the same moment', async () => {
    const { kysely, openQueue, rows } = bed();
    await openQueue().add(TEST_MAIL, { topic: 'link 1' });
    const claimed = await claimMail(kysely, { claim: 'another node', leaseMs: 60_000 });
    if (claimed === undefined) throw new Error('There is no mail');
    let withdrawal = Promise.resolve();
    await kysely.transaction().execute(async (transaction) => {
      expect(await markSending(transaction, claimed)).toBe(true);
      withdrawal = withdrawMails(kysely, 'link 1');
      await untilBlocked({ kysely, kind: kind.name });
    });
    await withdrawal;
    await markRetry(kysely, claimed, { problem: '451', delayMs: 0 });
    expect(await rows()).toEqual([]);
  });

  test('deletes a withdrawn mail that an interrupted node left waiting, and does not report it', async () => {
    const queue = bed().openQueue();
    await queue.add(TEST_MAIL);
    await bed()
      .kysely.updateTable('queued_mail')
      .set({ expires_at: new Date(0) })
      .execute();
    queue.start();
    await bed().untilEmpty();
    expect(bed().received()).toEqual([]);
    expect(bed().written()).toBe('');
  });

  test('does not resend a withdrawn mail if its node stopped while sending it', async () => {
    const { kysely, openQueue, startQueue, rows, untilState, received } = bed();
    await openQueue().add(TEST_MAIL, { topic: 'link 1' });
    const claimed = await claimMail(kysely, { claim: 'a node that ended', leaseMs: 0 });
    if (claimed === undefined) throw new Error('There is no mail');
    await markSending(kysely, claimed);
    await withdrawMails(kysely, 'link 1');
    await startQueue().stop();
    await untilState('unsure');
    expect(received()).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  test('writes into the outbox immediately', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'airdex-outbox-'));
    const mailer = createMailer({ smtpUrl: null, outboxFolder: folder, from: 'a@example.com' });
    await bed().startQueue({ mailer }).add(TEST_MAIL);
    await bed().untilEmpty();
    expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
    await mailer.close();
    await rm(folder, { recursive: true });
  });
});

/** Responds to two mails in this way, and accepts the next. */
function failTwice(response: string): () => string {
  let failures = 0;
  return () => (failures++ < 2 ? response : '250 OK');
}
