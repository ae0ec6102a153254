import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../app/create-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

describe.each([testDatabase()])('expired data on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test('is deleted when a server starts, and live sessions and links stay', async () => {
    const { kysely } = server.database;
    const live = await server.signIn('demo');
    const users = await kysely.selectFrom('app_user').select('id').orderBy('id').execute();
    const [first, second] = users.map(({ id }) => id);
    const past = new Date(Date.now() - 1000);
    const future = new Date(Date.now() + 100_000);
    await kysely
      .insertInto('session')
      .values({ user_id: second ?? 0, token_hash: 'old', stay_signed_in: true, expires_at: past })
      .execute();
    await kysely
      .insertInto('password_recovery')
      .values([
        { user_id: first ?? 0, link_hash: 'open', expires_at: future },
        { user_id: second ?? 0, link_hash: 'old', expires_at: past },
      ])
      .execute();
    const another = await createServer(server.parts);
    await another.ready();
    await another.close();
    expect(await kysely.selectFrom('password_recovery').select('link_hash').execute()).toEqual([
      { link_hash: 'open' },
    ]);
    expect(await kysely.selectFrom('session').select('user_id').execute()).toHaveLength(1);
    expect((await server.call('hasReports', { token: live })).status).toBe(200);
  });
});
