import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { STREAMS_OF_SESSION_MAX } from './session-streams.ts';

describe.each([testDatabase()])('streams of events on $name', (kind) => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  /** On its own connection, like each reader. */
  const open = async (token: string, job: string): Promise<IncomingMessage> => {
    const call = request(`${address}/api/Export/Progress/${job}`, {
      agent: false,
      headers: { authorization: `Bearer ${token}` },
    }).end();
    const [stream] = (await once(call, 'response')) as [IncomingMessage];
    return stream;
  };
  const idSession = async (username: string): Promise<number> => {
    const { id } = await server.database.kysely
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .select('session.id')
      .where('app_user.username', '=', username)
      .executeTakeFirstOrThrow();
    return id;
  };

  test('are limited per session, whatever the names, and those that end make room', async () => {
    const [token, other] = [await server.signIn('demo'), await server.signIn('limited')];
    const opened = await Promise.all(
      Array.from({ length: STREAMS_OF_SESSION_MAX }, (__, index) => open(token, `made-up-${String(index)}`)),
    );
    expect(new Set(opened.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const refused = await open(token, 'made-up-more');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(await text(refused))).toMatchObject({
      error: 'too-many-requests',
      message: expect.any(String),
    });
    opened.push(await open(other, 'made-up-0'));
    expect(opened.at(-1)?.statusCode).toBe(200);
    opened[0]?.destroy();
    await until(async () => {
      const again = await open(token, 'made-up-more');
      opened.push(again);
      return again.statusCode === 200;
    });
    for (const stream of opened) stream.destroy();
  });

  test.each([
    ['signing out', async (token: string) => void (await server.call('logOut', { token }))],
    ['a forced sign-in', async () => void (await server.signIn('demo'))],
    [
      'a session that is removed, as another node does',
      async () =>
        void (await server.database.kysely
          .deleteFrom('session')
          .where('id', '=', await idSession('demo'))
          .execute()),
    ],
    [
      'its expiry',
      async () =>
        void (await server.database.kysely
          .updateTable('session')
          .set({ expires_at: new Date(Date.now() - 1) })
          .where('id', '=', await idSession('demo'))
          .execute()),
    ],
  ])('end with their session: %s', async (_, end) => {
    const [token, other] = [await server.signIn('demo'), await server.signIn('limited')];
    const stream = await open(token, 'job-of-session');
    const elsewhere = await open(other, 'job-of-other');
    expect([stream.statusCode, elsewhere.statusCode]).toEqual([200, 200]);
    await end(token);
    expect(await text(stream)).toContain('"waiting"');
    // The other user's stream continues until the end of its export.
    const exported = await server.app.inject({
      method: 'POST',
      url: '/api/Search/GetAdvancedSearchProgramsExport',
      headers: { authorization: `Bearer ${other}` },
      payload: { jobId: 'job-of-other' },
    });
    expect(exported.statusCode).toBe(200);
    expect(await text(elsewhere)).toContain('"done"');
  });
});
