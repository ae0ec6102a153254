import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../../app/create-server.ts';
import { testDatabases } from '../../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

const HOME = '198.51.100.7';
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe.each(testDatabases())('many failed sign-ins on $name', (kind) => {
  let server: TestServer;
  let app: FastifyInstance;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  afterEach(() => app.close());
  beforeEach(async () => {
    const { kysely } = server.database;
    await kysely.deleteFrom('sign_in_address').execute();
    await kysely.updateTable('app_user').set({ attack_mailed_at: null }).execute();
    await kysely.deleteFrom('queued_mail').execute();
    await startAgain();
  });

  /** Resets the counters, as every start does. */
  const startAgain = async (): Promise<void> => {
    app = await createServer(server.parts);
  };
  const signIn = async (username: string, password: string, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/Account/Authenticate',
      remoteAddress,
      payload: { username, password, forceLogin: true },
    });
  const statusOf = async (username: string, password: string, ip: string): Promise<number> =>
    (await signIn(username, password, ip)).statusCode;
  /** A hundred failures, each from its own address. */
  const attack = async (username: string): Promise<void> => {
    const statuses = await Promise.all(
      range(100).map((index) => statusOf(username, `guess ${index}`, `10.1.${index}.1`)),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
  };
  const mails = () => server.database.kysely.selectFrom('queued_mail').select(['topic', 'mail']).execute();

  test("from many addresses slow down unknown addresses, but not the owner's known ones", async () => {
    expect(await statusOf('limited', 'Demo2026', HOME)).toBe(200);
    await attack('limited');
    const statuses: number[] = [];
    for (const index of range(3)) {
      const { statusCode, headers } = await signIn('limited', 'Demo2026', `10.2.${index}.1`);
      statuses.push(statusCode);
      if (statusCode === 429) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(300);
    }
    // One caller gets the first turn; the others have to return.
    expect(statuses).toEqual([200, 429, 429]);
    expect(await statusOf('limited', 'Demo2026', HOME)).toBe(200);
    expect(await statusOf('demo', 'Demo2026', '10.1.1.1')).toBe(200);
  });

  test("are mailed to the owner once, in the owner's language", async () => {
    await server.database.kysely
      .updateTable('app_user')
      .set({ language: 'ch' })
      .where('username', '=', 'colleague')
      .execute();
    await attack('colleague');
    expect(await mails()).toEqual([]);
    for (const index of range(20)) await statusOf('colleague', 'guess', `10.3.${index}.1`);
    const isTo = ({ to }: { to?: unknown }): boolean => JSON.stringify(to).includes('colleague@');
    const mail = await server.mailbox.next(isTo);
    expect(mail.subject).toBe('您的 Airdex 账户多次登录失败');
    expect(mail.text).toContain('https://tv.example.com/login');
    await app.close();
    // Another node, or this one after a restart.
    await startAgain();
    await attack('colleague');
    for (const index of range(5)) await statusOf('colleague', 'guess', `10.3.${index}.1`);
    await app.close();
    expect(server.mailbox.received().filter(isTo)).toHaveLength(1);
    expect((await mails()).filter(({ mail: waiting }) => waiting !== null)).toEqual([]);
  });

  test('get the same response whether or not the user exists', async () => {
    const answers = async (username: string): Promise<unknown[]> => {
      await attack(username);
      const all = [];
      for (const index of range(4)) {
        const { statusCode, headers, json } = await signIn(username, 'guess', `10.4.${index}.1`);
        const { requestId: _, ...body } = json<Record<string, unknown>>();
        // Time passes while the requests run.
        all.push({ statusCode, body, waits: headers['retry-after'] !== undefined });
      }
      return all;
    };
    expect(await answers('limited')).toEqual(await answers('nobody-at-all'));
  });

  test('of one colleague do not lock out others behind the same address', async () => {
    for (const username of ['demo', 'colleague'])
      expect(await statusOf(username, 'Demo2026', HOME)).toBe(200);
    await Promise.all(range(100).map((index) => statusOf(`somebody-${index}`, 'guess', HOME)));
    expect(await statusOf('limited', 'Demo2026', HOME)).toBe(429);
    const wrong = [await signIn('demo', 'guess', HOME), await signIn('somebody', 'guess', HOME)];
    const [known, unknown] = wrong.map(({ statusCode, json }) => [
      statusCode,
      json<{ message: string }>().message,
    ]);
    expect(known).toEqual([429, expect.any(String)]);
    expect(known).toEqual(unknown);
    for (const username of ['demo', 'colleague'])
      expect(await statusOf(username, 'Demo2026', HOME)).toBe(200);
  });

  test('do not lock out an owner who has just reset the password', async () => {
    await attack('limited');
    await statusOf('limited', 'guess', '10.5.0.1');
    await app.inject({
      method: 'POST',
      url: '/api/Account/RecoverPassword/',
      payload: { email: 'limited@example.com' },
    });
    const mail = await server.mailbox.next(({ text }) => text?.includes('/recoverPassword/') === true);
    const hash = /recoverPassword\/([\w-]{43})/.exec(mail.text ?? '')?.[1];
    await app.inject({
      method: 'POST',
      url: '/api/Account/UseRecoverPassword/',
      remoteAddress: '203.0.113.9',
      payload: { hash, newPassword: 'Demo2026' },
    });
    expect(await statusOf('limited', 'Demo2026', '203.0.113.10')).toBe(429);
    expect(await statusOf('limited', 'Demo2026', '203.0.113.9')).toBe(200);
  });

  test('no longer count an address as known after 90 days without a sign-in', async () => {
    await statusOf('limited', 'Demo2026', HOME);
    const { kysely } = server.database;
    await kysely
      .updateTable('sign_in_address')
      .set({ used_at: new Date(Date.now() - 91 * 86_400_000) })
      .execute();
    await statusOf('demo', 'Demo2026', HOME);
    await app.close();
    await startAgain();
    await app.ready();
    await app.close();
    expect(await kysely.selectFrom('sign_in_address').select('address').execute()).toEqual([
      { address: HOME },
    ]);
  });
});
