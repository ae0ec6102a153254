import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logonInfoOfToken, SESSION_REPLACED } from '@airdex/shared-contracts/api';
import { testDatabases } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { hashSecret } from './secret-hash.ts';

const demo = { username: 'demo', password: 'Demo2026' };
const WARNING =
  'Another user is already logged in with the same credentials. If you continue the other session will be closed.';

describe.each(testDatabases())('signing in on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => server.database.kysely.deleteFrom('session').execute());

  const authenticate = async (
    body: object,
    language: 'en' | 'ch' = 'en',
  ): Promise<{
    status: number;
    json: { token: string; message: string | null; isAlreadyLoggedIn: boolean };
  }> => {
    const answer = await server.call('authenticate', { body: { ...demo, ...body }, language });
    return {
      status: answer.status,
      json: answer.json as { token: string; message: string | null; isAlreadyLoggedIn: boolean },
    };
  };
  const statusWith = async (token: string): Promise<number> =>
    (await server.call('hasReports', { token })).status;

  test('[API-01] returns a token that contains the user for correct credentials', async () => {
    const { status, json } = await authenticate({});
    expect(status).toBe(200);
    expect(json).toMatchObject({ isAlreadyLoggedIn: false, message: null });
    expect(logonInfoOfToken(json.token)).toMatchObject({
      Username: 'demo',
      IdLanguage: null,
      PagesAuthorization: { HasNotaSelection: true },
      HasEvaluationAccess: true,
      HasDailyUpdateAccess: true,
    });
    expect(await statusWith(json.token)).toBe(200);
  });

  test('distinguishes user names without case, and passwords with it', async () => {
    expect((await authenticate({ username: 'DEMO' })).status).toBe(200);
    expect((await authenticate({ password: 'demo2026' })).status).toBe(401);
  });

  test.each([
    ['en', 'Wrong username or password.'],
    ['ch', '用户名或密码错误。'],
  ] as const)(
    '[API-01] returns 401 with a message in the language %s for wrong credentials, known user or not',
    async (language, message) => {
      for (const body of [{ password: 'wrong' }, { username: 'nobody-at-all' }]) {
        const { status, json } = await authenticate(body, language);
        expect(status).toBe(401);
        expect(json).toMatchObject({ token: null, isAlreadyLoggedIn: false, message, error: 'unauthorised' });
      }
    },
  );

  test('[SES-04] [API-01] warns of credentials in use; if forced, the other session ends with its next call', async () => {
    const first = (await authenticate({})).json.token;
    const warned = await authenticate({});
    expect(warned).toEqual({ status: 200, json: { token: null, isAlreadyLoggedIn: true, message: WARNING } });
    expect((await authenticate({}, 'ch')).json.message).toMatch(/[\u4e00-\u9fff]/);
    expect(await statusWith(first)).toBe(200);

    const forced = (await authenticate({ forceLogin: true })).json.token;
    expect(await server.call('hasReports', { token: first })).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': SESSION_REPLACED['WWW-Authenticate'] },
    });
    expect(await statusWith(forced)).toBe(200);
    await server.call('logOut', { token: forced });
    expect((await server.call('hasReports', { token: first })).headers['www-authenticate']).toBe('Bearer');
  });

  test.each([
    [false, 12],
    [true, 30 * 24],
  ])('[SES-01] the cookie of media lasts as long as the token (rememberMe %s)', async (rememberMe, hours) => {
    const body = { ...demo, rememberMe, forceLogin: true };
    const { headers } = await server.call('authenticate', { body });
    expect(headers['set-cookie']).toMatch(new RegExp(`^airdex-media=.*Max-Age=${hours * 3600}(;|$)`));
  });

  test('[SES-01] every response to a caller renews the cookie of media', async () => {
    const { token } = (await authenticate({})).json;
    const { headers } = await server.call('hasReports', { token });
    expect(headers['set-cookie']).toMatch(
      /^airdex-media=[^;]+; Max-Age=4\d{4}; Path=\/media; HttpOnly; SameSite=Strict$/,
    );
    expect((await server.call('hasReports', { token: 'unknown' })).headers['set-cookie']).toBeUndefined();
  });

  test('opens only one session for two simultaneous logins', async () => {
    const answers = await Promise.all([authenticate({}), authenticate({}), authenticate({})]);
    expect(answers.filter(({ json }) => json.token !== null)).toHaveLength(1);
    expect(answers.filter(({ json }) => json.isAlreadyLoggedIn)).toHaveLength(2);
  });

  test('[API-01] ends the session on logout, after which another login needs no force', async () => {
    const { token } = (await authenticate({})).json;
    const answer = await server.call('logOut', { token });
    expect(answer).toMatchObject({ status: 200, json: true });
    expect(answer.headers['set-cookie']).toMatch(/^airdex-media=;.*Max-Age=0/);
    expect(await statusWith(token)).toBe(401);
    expect((await server.call('logOut', { token })).status).toBe(401);
    expect((await authenticate({})).json.isAlreadyLoggedIn).toBe(false);
  });

  test.each([
    [{ username: '' }, 'username'],
    [{ username: null }, 'username'],
    [{ password: undefined }, 'password'],
    [{ rememberMe: 'yes' }, 'rememberMe'],
    [{ forceLogin: 1 }, 'forceLogin'],
  ])('[API-01] rejects %j with 400, naming the field', async (body, field) => {
    expect(await authenticate(body)).toMatchObject({ status: 400, json: { error: 'validation', field } });
  });

  test('puts the rights and the language of its user into the token', async () => {
    const { kysely } = server.database;
    const infoOf = async (username: string) =>
      logonInfoOfToken((await authenticate({ username, forceLogin: true })).json.token);
    expect(await infoOf('limited')).toMatchObject({
      IdLanguage: null,
      PagesAuthorization: { HasNotaSelection: false },
      HasEvaluationAccess: false,
      HasDailyUpdateAccess: false,
    });
    await kysely
      .updateTable('app_user')
      .set({ language: 'ch', has_evaluation_access: true })
      .where('username', '=', 'limited')
      .execute();
    expect(await infoOf('limited')).toMatchObject({
      Username: 'limited',
      IdLanguage: 1,
      PagesAuthorization: { HasNotaSelection: false },
      HasEvaluationAccess: true,
    });
  });

  test('does not prolong a session that is used', async () => {
    const { token } = (await authenticate({ rememberMe: true })).json;
    const expiry = async () =>
      (await server.database.kysely.selectFrom('session').select('expires_at').executeTakeFirstOrThrow())
        .expires_at;
    const before = await expiry();
    expect(await statusWith(token)).toBe(200);
    expect(await expiry()).toBe(before);
  });

  test('enforces the limit for many simultaneous attempts', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 25 }, () => authenticate({ username: 'colleague', password: 'guess' })),
    );
    expect(attempts.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('stores only a hash of the token, for 12 hours or, staying signed in, 30 days', async () => {
    const hoursLeft = async (token: string): Promise<number> => {
      const session = await server.database.kysely
        .selectFrom('session')
        .select(['expires_at', 'token_hash'])
        .executeTakeFirstOrThrow();
      expect(session.token_hash).toBe(hashSecret(token));
      return Math.round((Date.parse(session.expires_at) - Date.now()) / 3_600_000);
    };
    expect(await hoursLeft((await authenticate({})).json.token)).toBe(12);
    expect(await hoursLeft((await authenticate({ rememberMe: true, forceLogin: true })).json.token)).toBe(
      720,
    );
  });

  test.each([
    ['no token', undefined],
    ['rubbish', 'Bearer rubbish'],
    ['another scheme', 'Basic ZGVtbzpEZW1vMjAyNg=='],
    [
      'a token of another key',
      `Bearer ${['eyJhbGciOiJIUzI1NiJ9', 'eyJpc3MiOiJhaXJkZXgifQ', 'c2lnbmF0dXJl'].join('.')}`,
    ],
    ['an unsigned token', 'Bearer eyJhbGciOiJub25lIn0.eyJpc3MiOiJhaXJkZXgifQ.'],
  ])('rejects %s with 401 before reading the body', async (_, authorization) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Search/GetAdvancedSearchPrograms',
      headers: { ...(authorization ? { authorization } : {}), 'content-type': 'application/json' },
      payload: '{not json',
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: 'unauthorised', requestId: expect.any(String) });
  });

  test('rejects an expired session', async () => {
    const { token } = (await authenticate({})).json;
    await server.database.kysely
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect(await statusWith(token)).toBe(401);
    expect((await authenticate({})).json.isAlreadyLoggedIn).toBe(false);
  });

  test('applies limits to every spelling of a name, and none signs in as another user', async () => {
    const attempt = (username: string, password: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/Account/Authenticate',
        remoteAddress: '10.0.0.9',
        payload: { username, password, forceLogin: true },
      });
    const spellings = ['limited', 'LIMITED', ' limited', 'ＬＩＭＩＴＥＤ', 'limited\u200b'];
    for (let failure = 0; failure < 10; failure++)
      expect((await attempt(spellings[failure % spellings.length] ?? '', 'wrong')).statusCode).toBe(401);
    for (const spelling of spellings)
      expect([spelling, (await attempt(spelling, 'Demo2026')).statusCode]).toEqual([spelling, 429]);
    for (const other of ['lİmited', 'lımited', 'li\u0307mited'])
      expect([other, (await attempt(other, 'Demo2026')).statusCode]).toEqual([other, 401]);
  });

  test('makes a user name wait after ten failures from that address, and no other', async () => {
    const attempt = (username: string, password: string, remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/Account/Authenticate',
        remoteAddress,
        payload: { username, password, forceLogin: true },
      });
    for (let failure = 0; failure < 10; failure++)
      expect((await attempt('limited', 'wrong', '10.0.0.1')).statusCode).toBe(401);
    const refused = await attempt('limited', 'Demo2026', '10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: 'too-many-requests', token: null });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt('LIMITED', 'Demo2026', '10.0.0.1')).statusCode).toBe(429);
    expect((await attempt('limited', 'Demo2026', '10.0.0.2')).statusCode).toBe(200);
    expect((await attempt('demo', 'Demo2026', '10.0.0.1')).statusCode).toBe(200);
  });
});
