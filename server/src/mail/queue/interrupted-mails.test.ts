import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { TEST_MAIL, useQueueTestbed } from '../../../testing/queue-testbed.ts';

describe.each([testDatabase()])('interrupted or shared mails on $name', (kind) => {
  const bed = useQueueTestbed(kind);

  test('are kept if they were added before sending began, or by a node that ended', async () => {
    const ended = bed().openQueue();
    await ended.add(TEST_MAIL);
    await ended.stop();
    expect(bed().received()).toEqual([]);
    bed().startQueue();
    await bed().untilEmpty();
    expect(bed().received()).toHaveLength(1);
  });

  test('are not sent again if interrupted after their content, unless an operator confirms it', async () => {
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

  test('are retried if interrupted before their content', async () => {
    let cuts = 0;
    bed().answers.atRecipient = () => (cuts++ < 2 ? null : '250 OK');
    await bed().startQueue().add(TEST_MAIL);
    await bed().untilEmpty();
    expect(bed().received()).toHaveLength(1);
  });

  test('are sent by one of several nodes', async () => {
    const nodes = [bed().openQueue(), bed().openQueue(), bed().openQueue()];
    for (let count = 0; count < 20; count++) await nodes[0]?.add(TEST_MAIL);
    for (const node of nodes) node.start();
    await bed().untilEmpty();
    expect(bed().received()).toHaveLength(20);
    expect(new Set(bed().messageIds()).size).toBe(20);
  });

  test('are sent once to a slow mail server, however short the lease', async () => {
    const leaseMs = 600;
    let looks = 0;
    const node = bed().startQueue({ leaseMs });
    const other = bed().startQueue({ leaseMs });
    bed().answers.atTheEnd = async () => {
      const [before] = await bed().rows();
      // The lease is renewed, so no node considers the other one dead.
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

  test('are taken over if left before the content, and reported if left after it', async () => {
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

  test('are stored together with the rest of a transaction, or not at all', async () => {
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
