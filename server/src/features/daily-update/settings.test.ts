import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { idOfUser, subscribe, withoutLetters } from '../../../testing/daily-update/letter-testbed.ts';

describe.each([testDatabase()])('settings of the daily update on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let colleague: string;
  let limited: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    colleague = await server.signIn('colleague');
    limited = await server.signIn('limited');
  });
  afterAll(() => server.close());
  beforeEach(() => withoutLetters(server));

  const settingsOf = async (token: string) => (await server.call('getDailyUpdateConfig', { token })).json;
  const change = (token: string, body: object, language: 'en' | 'ch' = 'en') =>
    server.app.inject({
      method: 'POST',
      url: '/api/Account/SetDailyUpdateConfig/',
      headers: { authorization: `Bearer ${token}`, ...(language === 'ch' ? { languageid: '1' } : {}) },
      payload: body,
    });

  test('[API-01] [DLY-01] [DLY-02] are inactive until they are changed, and separate for each user', async () => {
    expect(await settingsOf(demo)).toEqual({ isActive: false, email: '', isConfirmed: true });
    const response = await change(demo, { IsActive: true, Email: 'letters@example.org' });
    expect([response.statusCode, response.json()]).toEqual([200, true]);
    expect(await settingsOf(demo)).toMatchObject({ isActive: true, email: 'letters@example.org' });
    expect(await settingsOf(colleague)).toEqual({ isActive: false, email: '', isConfirmed: true });
    expect((await change(demo, { isActive: false, email: '' })).statusCode).toBe(200);
    expect(await settingsOf(demo)).toEqual({ isActive: false, email: '', isConfirmed: true });
  });

  test.each([
    ['no address', 'letters at example.org'],
    ['two addresses', 'a@example.org, b@example.org'],
    ['an injected header', 'a@example.org\r\nBcc: b@example.org'],
    ['an address that is too long', `${'a'.repeat(60)}@${'b.'.repeat(120)}example.org`],
  ])('[DLY-02] reject %s by field and do not store it', async (_, email) => {
    await change(demo, { isActive: true, email: 'kept@example.org' });
    const response = await change(demo, { isActive: false, email });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'validation', field: 'email' });
    expect(await settingsOf(demo)).toMatchObject({ isActive: true, email: 'kept@example.org' });
  });

  test('are inactive without the right, and cannot be changed, and the session continues', async () => {
    const idUser = await idOfUser(server, 'limited');
    const { kysely } = server.database;
    await kysely
      .updateTable('app_user')
      .set({ has_daily_update_access: false })
      .where('id', '=', idUser)
      .execute();
    expect(await settingsOf(limited)).toEqual({ isActive: false, email: '', isConfirmed: true });
    const refused = await change(limited, { isActive: true, email: '' });
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({
      error: 'not-found',
      message: expect.stringMatching(/daily update/),
    });
    expect((await change(limited, { isActive: true, email: '' }, 'ch')).json()).toMatchObject({
      message: expect.stringMatching(/每日更新/),
    });
    expect(await kysely.selectFrom('daily_update').selectAll().execute()).toEqual([]);
  });

  test('start over with the first letter when turned on again', async () => {
    const idUser = await subscribe(server, 'demo', { Everything: {} });
    const { kysely } = server.database;
    await kysely
      .updateTable('daily_update')
      .set({ told_until: '2026-03-01T00:00:00Z' })
      .where('user_id', '=', idUser)
      .execute();
    const stored = async () =>
      kysely.selectFrom('daily_update').select(['told_until', 'activated_at']).executeTakeFirstOrThrow();
    await change(demo, { isActive: true, email: 'other@example.org' });
    expect(await stored()).toEqual({
      told_until: '2026-03-01T00:00:00.000Z',
      activated_at: '2026-01-01T00:00:00.000Z',
    });
    await change(demo, { isActive: false, email: '' });
    await change(demo, { isActive: true, email: '' });
    const again = await stored();
    expect(again.told_until).toBeNull();
    expect(Date.now() - Date.parse(again.activated_at ?? '')).toBeLessThan(60_000);
  });
});
