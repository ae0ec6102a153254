import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { TEST_MAIL, useQueueTestbed } from '../../../testing/queue-testbed.ts';

describe.each(testDatabases())('mails that are interrupted or shared on $name', (kind) => {
  const bed = useQueueTestbed(kind);

  test('keeps what was added before it began to send, or by a node that ended', async () => {
    const ended = bed().openQueue();
    await ended.add(TEST_MAIL);
    await ended.stop();
    expect(bed().received()).toEqual([]);
    bed().startQueue();
    await bed().untilEmpty();
    expect(bed().received()).toHaveLength(1);
  });

  test('does not send again what was cut off after its content, unless an operator says so', async () => {
    bed().answers.atTheEnd = () => null;
    const queue = bed().startQueue();
    await queue.add(TEST_MAIL);
    await bed().untilState('unsure');
    queue.wake();
    await queue.stop();
    expect(bed().written()).toContain('it may have arrived, and is not sent again');
    expect(bed().received()).toHaveLength(1);
    bed().answers.atTheEnd = () => '250 Taken';
    await bed().resend(bed().startQueue());
    await bed().untilEmpty();
    expect(bed().received()).toHaveLength(2);
    expect(new Set(bed().messageIds()).size).toBe(1);
  });

  test('tries again what was cut off before its content', async () => {
    let cuts = 0;
    bed().answers.atRecipient = () => (cuts++ < 2 ? null : '250 OK');
    await bed().startQueue().add(TEST_MAIL);
    await bed().untilEmpty();
    expect(bed().received()).toHaveLength(1);
  });

  test('of several nodes, one sends each mail', async () => {
    const nodes = [bed().openQueue(), bed().openQueue(), bed().openQueue()];
    for (let count = 0; count < 20; count++) await nodes[0]?.add(TEST_MAIL);
    for (const node of nodes) node.start();
    await bed().untilEmpty();
    expect(bed().received()).toHaveLength(20);
    expect(new Set(bed().messageIds()).size).toBe(20);
  });

  test('a slow mail server gets a mail once, however short the lease', async () => {
    const leaseMs = 600;
    let looks = 0;
    const node = bed().startQueue({ leaseMs });
    const other = bed().startQueue({ leaseMs });
    bed().answers.atTheEnd = async () => {
      const [before] = await bed().rows();
      // The lease is renewed meanwhile: no node believes the other to be gone.
      await until(async () => {
        other.wake();
        looks++;
        const [now] = await bed().rows();
        return Date.parse(now?.claimed_until ?? '') - Date.parse(before?.claimed_until ?? '') > 2 * leaseMs;
      });
      return '250 Taken';
    };
    await node.add(TEST_MAIL);
    await bed().untilEmpty();
    expect(looks).toBeGreaterThan(0);
    expect(bed().received()).toHaveLength(1);
    expect(bed().written()).toBe('');
  });

  test('takes over what a node left before the content, and reports what it left after', async () => {
    const queue = bed().openQueue();
    await queue.add({ ...TEST_MAIL, text: 'left before' });
    await queue.add({ ...TEST_MAIL, text: 'left after' });
    const [, second] = await bed().rows();
    const left = { claim: 'gone', claimed_until: new Date(0) };
    await bed().kysely.updateTable('queued_mail').set(left).execute();
    await bed()
      .kysely.updateTable('queued_mail')
      .set({ state: 'sending' })
      .where('id', '=', second?.id ?? 0)
      .execute();
    queue.start();
    await until(async () => (await bed().rows()).length === 1);
    expect(await bed().rows()).toMatchObject([
      { state: 'unsure', problem: 'cut off while it was being sent' },
    ]);
    expect(bed().received()).toHaveLength(1);
    expect(bed().received()[0]).toContain('left before');
  });

  test('stores a mail with what else a transaction stores, or not at all', async () => {
    const queue = bed().startQueue();
    const storing = bed()
      .kysely.transaction()
      .execute(async (transaction) => {
        await queue.add(TEST_MAIL, {}, transaction);
        throw new Error('taken back');
      });
    await expect(storing).rejects.toThrow('taken back');
    expect(await bed().rows()).toEqual([]);
    await bed()
      .kysely.transaction()
      .execute((transaction) => queue.add(TEST_MAIL, {}, transaction));
    queue.wake();
    await bed().untilEmpty();
    expect(bed().received()).toHaveLength(1);
  });
});
