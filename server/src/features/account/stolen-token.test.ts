import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../app/create-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { hashPassword } from './password.ts';
import { purgeExpired } from './purge-expired.ts';
import { hashSecret } from './secret-hash.ts';

const PASSWORD = 'Demo2026';
const HOUR_MS = 3_600_000;

describe.each([testDatabase()])('a copy of a token on $name', (kind) => {
  let server: TestServer;
  let otherNode: FastifyInstance;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    otherNode = await createServer(server.parts);
  });
  afterAll(async () => {
    await otherNode.close();
    await server.close();
  });
  beforeEach(async () => {
    const password_hash = await hashPassword(PASSWORD);
    await server.database.kysely.updateTable('app_user').set({ password_hash }).execute();
    token = await signIn();
  });

  const signIn = async (more: object = {}): Promise<string> => {
    const body = { username: 'demo', password: PASSWORD, forceLogin: true, ...more };
    return ((await server.call('authenticate', { body })).json as { token: string }).token;
  };
  /** What the copy gives access to: the API and the media, here and on another node. */
  const opens = async (copy = token): Promise<Set<number>> => {
    const statuses = [];
    for (const app of [server.app, otherNode])
      for (const request of [
        { url: '/api/Vip/HasReports', headers: { authorization: `Bearer ${copy}` } },
        { url: '/media/pictures/1.svg', headers: { authorization: `Bearer ${copy}` } },
        { url: '/media/pictures/1.svg', headers: { cookie: `airdex-media=${copy}` } },
      ])
        statuses.push((await app.inject(request)).statusCode === 401 ? 401 : 200);
    return new Set(statuses);
  };
  const expectWorthless = async (): Promise<void> => expect(await opens()).toEqual(new Set([401]));
  const session = () =>
    server.database.kysely.selectFrom('session').selectAll().where('token_hash', '=', hashSecret(token));
  const setUsed = (msAgo: number) =>
    server.database.kysely
      .updateTable('session')
      .set({ used_at: new Date(Date.now() - msAgo) })
      .where('token_hash', '=', hashSecret(token))
      .execute();

  beforeEach(async () => expect(await opens()).toEqual(new Set([200])));

  test('ends with signing out', async () => {
    await server.call('logOut', { token });
    await expectWorthless();
  });

  test('ends with a forced sign-in, which issues another token', async () => {
    const newer = await signIn();
    expect(newer).not.toBe(token);
    await expectWorthless();
    expect(await opens(newer)).toEqual(new Set([200]));
  });

  test('ends with a reset of the password', async () => {
    await otherNode.ready();
    await server.call('recoverPassword', { body: { email: 'demo@example.com' } });
    const mail = await server.mailbox.next();
    const hash = /recoverPassword\/([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '';
    await server.call('useRecoverPassword', { body: { hash, newPassword: 'Another1' } });
    await expectWorthless();
  });

  test.each([
    [false, 4],
    [true, 7 * 24],
  ])('ends when it is unused for a while: staying signed in %s, %i hours', async (rememberMe, hours) => {
    token = await signIn({ rememberMe });
    await setUsed((hours - 0.1) * HOUR_MS);
    expect(await opens()).toEqual(new Set([200]));
    await setUsed((hours + 0.1) * HOUR_MS);
    await expectWorthless();
    // It does not prevent signing in, and is deleted.
    const body = { username: 'demo', password: PASSWORD };
    await purgeExpired(server.database.kysely);
    expect(await session().execute()).toEqual([]);
    expect((await server.call('authenticate', { body })).json).toMatchObject({ isAlreadyLoggedIn: false });
  });

  test('stays valid while it is used, but not beyond its fixed end', async () => {
    const { expires_at } = await session().executeTakeFirstOrThrow();
    await setUsed(HOUR_MS);
    await opens();
    const used = await session().executeTakeFirstOrThrow();
    expect(Date.now() - Date.parse(used.used_at)).toBeLessThan(HOUR_MS / 2);
    expect(used.expires_at).toBe(expires_at);
    // Not written with every call.
    await opens();
    expect((await session().executeTakeFirstOrThrow()).used_at).toBe(used.used_at);
  });
});
