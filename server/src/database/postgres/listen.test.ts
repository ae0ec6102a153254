import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { openFlakyProxy, type FlakyProxy } from '../../../testing/flaky-proxy.ts';
import { listenTo, type Listening } from './listen.ts';

const serverUrl = process.env['TEST_POSTGRES_URL'];
const onPostgres = serverUrl === undefined ? describe.skip : describe;

onPostgres('listening to a channel', () => {
  let way: FlakyProxy;
  let listening: Listening;
  let straight: Client;
  let notified = 0;
  beforeAll(async () => {
    way = await openFlakyProxy(serverUrl ?? '');
    straight = new Client({ connectionString: serverUrl });
    await straight.connect();
    listening = listenTo(way.url, 'test channel', () => notified++);
  });
  afterAll(async () => {
    await listening.stop();
    await straight.end();
    await way.close();
  });

  const notify = (): Promise<unknown> => straight.query('notify "test channel", $$x$$');
  const hears = async (times: number): Promise<void> => {
    while (notified < times) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  test('reports that it may have missed something, and then each notification', async () => {
    await hears(1);
    await notify();
    await hears(2);
    await notify();
    await hears(3);
    expect(notified).toBe(3);
  });

  test('reports that it may have missed something after its connection broke', async () => {
    await way.break();
    await notify();
    expect(notified).toBe(3);
    await way.repair();
    await hears(4);
    await notify();
    await hears(5);
    const { rows } = await straight.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'airdex listener' and datname = current_database()`,
    );
    await straight.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await hears(6);
    await notify();
    await hears(7);
    expect(notified).toBe(7);
  });

  test('reports nothing after it was stopped, and leaves no connection', async () => {
    await listening.stop();
    await notify();
    for (;;) {
      const { rows } = await straight.query(
        `select 1 from pg_stat_activity where application_name = 'airdex listener' and datname = current_database()`,
      );
      if (rows.length === 0) break;
    }
    expect(notified).toBe(7);
  });

  test('stops at any moment while it connects', async () => {
    for (let turns = 0; turns < 40; turns++) {
      const early = listenTo(serverUrl ?? '', 'test channel', () => undefined);
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
      await expect(early.stop()).resolves.toBeUndefined();
    }
  });
});
