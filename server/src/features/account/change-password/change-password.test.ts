import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../testing/test-database.ts';
import { hashPassword } from '../password.ts';
import type { TestResponse } from '../../../../testing/test-call.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

const OLD = 'Demo2026';

describe.each([testDatabase()])('changing the password on $name', (kind) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const password_hash = await hashPassword(OLD);
    await server.database.kysely.updateTable('app_user').set({ password_hash }).execute();
    token = await server.signIn('demo');
  });

  const change = (
    body: { oldPassword: string; newPassword: string },
    language: 'en' | 'ch' = 'en',
  ): Promise<TestResponse> => server.call('changePassword', { body, token, language });
  const signsIn = async (password: string): Promise<boolean> =>
    (await server.call('authenticate', { body: { username: 'demo', password } })).status === 200;
  const statusWith = async (withToken: string): Promise<number> =>
    (await server.call('hasReports', { token: withToken })).status;

  test('[PWD-04] [API-01] replaces the password if the old one is right, and keeps the caller signed in', async () => {
    expect(await change({ oldPassword: OLD, newPassword: 'Another1' })).toMatchObject({
      status: 200,
      json: { ok: true, status: 200, message: 'New Password Changed' },
    });
    expect([await signsIn(OLD), await signsIn('Another1')]).toEqual([false, true]);
    expect(await statusWith(token)).toBe(200);
  });

  test("[PWD-04] ends the user's other sessions, and no others", async () => {
    const { kysely } = server.database;
    const colleague = await server.signIn('colleague');
    const { user_id } = await kysely
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .select('user_id')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('session')
      .values({
        user_id,
        token_hash: 'another',
        stay_signed_in: true,
        expires_at: new Date(Date.now() + 1e7),
      })
      .execute();
    await change({ oldPassword: OLD, newPassword: 'Another1' });
    const left = await kysely
      .selectFrom('session')
      .select('token_hash')
      .where('user_id', '=', user_id)
      .execute();
    expect(left).toHaveLength(1);
    expect(left[0]?.token_hash).not.toBe('another');
    expect([await statusWith(token), await statusWith(colleague)]).toEqual([200, 200]);
  });

  test("[PWD-04] reports a wrong old password in the caller's language, in its own format, and changes nothing", async () => {
    const wrong = { oldPassword: 'demo2026', newPassword: 'Another1' };
    expect(await change(wrong)).toMatchObject({
      status: 400,
      json: {
        ok: false,
        status: 400,
        message: 'The old password is not correct.',
        error: 'validation',
        field: 'oldPassword',
      },
    });
    expect((await change(wrong, 'ch')).json).toMatchObject({ ok: false, message: '原密码不正确。' });
    expect(await statusWith(token)).toBe(200);
    expect(await signsIn(OLD)).toBe(true);
  });

  test('[PWD-04] rejects blank passwords by field; spaces around one are part of it; there is no other rule', async () => {
    for (const [body, field] of [
      [{ oldPassword: '  ', newPassword: 'Another1' }, 'oldPassword'],
      [{ oldPassword: OLD, newPassword: ' \t ' }, 'newPassword'],
      [{ oldPassword: OLD }, 'newPassword'],
      [{ oldPassword: OLD, newPassword: 5 }, 'newPassword'],
      [{ oldPassword: OLD, newPassword: 'x'.repeat(1001) }, 'newPassword'],
    ] as const)
      expect(await server.call('changePassword', { body: body as never, token })).toMatchObject({
        status: 400,
        json: { error: 'validation', field },
      });
    expect((await change({ oldPassword: OLD, newPassword: ' é ' })).status).toBe(200);
    expect([await signsIn('é'), await signsIn(' é ')]).toEqual([false, true]);
  });

  test('lets one of two simultaneous changes win, and reports a wrong old password to the other', async () => {
    const answers = await Promise.all(
      ['First1', 'Second2'].map((newPassword) => change({ oldPassword: OLD, newPassword })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('invalidates an earlier link to set a password', async () => {
    await server.call('recoverPassword', { body: { email: 'demo@example.com' } });
    await server.mailbox.next();
    await change({ oldPassword: OLD, newPassword: 'Another1' });
    expect(await server.database.kysely.selectFrom('password_recovery').selectAll().execute()).toEqual([]);
  });

  test('opens no session for a pending login with the old password', async () => {
    const [changed, ...logins] = await Promise.all([
      change({ oldPassword: OLD, newPassword: 'Another1' }),
      ...Array.from({ length: 4 }, () =>
        server.call('authenticate', { body: { username: 'demo', password: OLD } }),
      ),
    ]);
    expect(changed.status).toBe(200);
    expect(logins.every(({ json }) => (json as { token: unknown }).token === null)).toBe(true);
    expect(await statusWith(token)).toBe(200);
  });

  test('makes the caller wait after ten wrong attempts, without affecting sign-in', async () => {
    const colleague = await server.signIn('colleague');
    const guess = (): Promise<TestResponse> =>
      server.call('changePassword', {
        token: colleague,
        body: { oldPassword: 'guess', newPassword: 'Another1' },
      });
    for (let count = 0; count < 10; count++) expect((await guess()).status).toBe(400);
    const refused = await guess();
    expect(refused).toMatchObject({ status: 429, json: { ok: false, status: 429 } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await server.signIn('colleague')).toEqual(expect.any(String));
  });

  test('[API-01] requires a token', async () => {
    const body = { oldPassword: OLD, newPassword: 'Another1' };
    expect((await server.call('changePassword', { body })).status).toBe(401);
  });
});
