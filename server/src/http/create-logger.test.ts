import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../app/create-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createLogger } from './create-logger.ts';

const SEARCH = '/api/Search/GetAdvancedSearchPrograms';

interface Line {
  readonly msg: string;
  readonly requestId?: string;
  readonly route?: string | null;
  readonly status?: number;
}

describe.each([testDatabase()])('the log on $name', (kind) => {
  let server: TestServer;
  let app: FastifyInstance;
  let written = '';
  let token: string;
  let headers: Record<string, string>;
  beforeAll(async () => {
    server = await startTestServer(kind);
    app = await createServer({
      ...server.parts,
      logger: createLogger('trace', {
        write: (line) => {
          written += line;
        },
      }),
    });
    const login = await app.inject({
      method: 'POST',
      url: '/api/Account/Authenticate?password=Demo2026',
      payload: { username: 'demo', password: 'Demo2026', forceLogin: true },
    });
    ({ token } = login.json<{ token: string }>());
    headers = { authorization: `Bearer ${token}`, cookie: `airdex-media=${token}` };
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  /** The lines of one request. */
  const linesOf = (id: unknown): Line[] =>
    written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
      .filter(({ requestId }) => requestId === id);

  test('has one line for each request: method, route, status, duration, user', async () => {
    const { idUser } = (await server.database.kysely
      .selectFrom('app_user')
      .select('id as idUser')
      .where('username', '=', 'demo')
      .executeTakeFirst()) ?? { idUser: 0 };
    const requests = [
      [{ url: '/api/Card/GetCard/7/false', headers }, '/api/Card/GetCard/:id/:forExport', idUser],
      [{ url: '/media/pictures/1.svg', headers }, '/media/pictures/:file', idUser],
      [{ url: '/api/Card/GetCard/7/false' }, '/api/Card/GetCard/:id/:forExport', null],
      [{ url: '/healthz' }, '/healthz', null],
      [{ url: '/no/such/thing' }, null, null],
    ] as const;
    for (const [request, route, user] of requests) {
      const { statusCode: status, headers: answered } = await app.inject(request);
      expect(linesOf(answered['x-request-id'])).toEqual([
        expect.objectContaining({
          msg: 'answered',
          method: 'GET',
          route,
          status,
          ms: expect.any(Number),
          idUser: user,
        }),
      ]);
    }
  });

  test("uses a request's own id, if it is well-formed, in log, header and error", async () => {
    const ask = (id: string) => app.inject({ url: '/api/nothing', headers: { 'x-request-id': id } });
    const response = await ask('edge-7.abc_9');
    expect(response.headers['x-request-id']).toBe('edge-7.abc_9');
    expect(response.json()).toMatchObject({ requestId: 'edge-7.abc_9' });
    expect(linesOf('edge-7.abc_9')).toHaveLength(1);
    for (const odd of ['', 'a b', 'x'.repeat(101), '{"a":1}', 'é'])
      expect((await ask(odd)).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('contains no password, token, cookie, search term or one-time link', async () => {
    const links = ['recover-hash-1', 'letter-hash-2', 'user-hash-3', 'reset-hash-4'];
    await app.inject({ method: 'POST', url: SEARCH, headers, payload: { term: 'confidential' } });
    await app.inject({ method: 'POST', url: SEARCH, headers, payload: '{"term":"confidential' });
    await app.inject({ url: '/recoverPassword/recover-hash-1', headers: { accept: 'text/html' } });
    await app.inject({ method: 'POST', url: '/api/Account/DisableDailyUpdate/letter-hash-2/user-hash-3' });
    await app.inject({ url: '/unSubscribe/letter-hash-2/user-hash-3' });
    await app.inject({
      method: 'POST',
      url: '/api/Account/UseRecoverPassword/',
      payload: { hash: 'reset-hash-4', newPassword: 'Secret2026' },
    });
    for (const secret of ['Demo2026', 'Secret2026', token, token.slice(-20), 'confidential', ...links])
      expect(written).not.toContain(secret);
  });

  test('describes a database error without the values in it', () => {
    let line = '';
    const logger = createLogger('error', { write: (text) => (line += text) });
    const detail = 'Failing row contains (7, secret-value)';
    const error = Object.assign(new Error('violates not-null constraint'), {
      code: '23502',
      constraint: 'app_user_email_key',
      detail,
      cause: Object.assign(new Error('the cause'), { detail }),
    });
    logger.error(
      { err: error, password: 'secret-value', user: { token: 'secret-value' } },
      'the call failed',
    );
    expect(JSON.parse(line)).toMatchObject({
      err: { code: '23502', constraint: 'app_user_email_key', cause: { message: 'the cause' } },
    });
    expect(line).toContain('violates not-null');
    expect(line).not.toContain('Failing row');
    expect(JSON.parse(line)).not.toMatchObject({ user: { token: 'secret-value' } });
  });
});
