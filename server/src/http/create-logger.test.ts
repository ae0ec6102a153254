import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer } from '../create-server.ts';
import { testDatabases } from '../database/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createLogger } from './create-logger.ts';

describe.each(testDatabases())('the log on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test('names requests by method, address and id, and holds no password, token, cookie or term', async () => {
    let written = '';
    const logger = createLogger('trace', {
      write: (line) => {
        written += line;
      },
    });
    const app = await createServer({ ...server.parts, logger });
    const login = await app.inject({
      method: 'POST',
      url: '/api/Account/Authenticate?password=Demo2026',
      payload: { username: 'demo', password: 'Demo2026', forceLogin: true },
    });
    const { token } = login.json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}`, cookie: `airdex-media=${token}` };
    const url = '/api/Search/GetAdvancedSearchPrograms';
    await app.inject({ method: 'POST', url, headers, payload: { term: 'confidential' } });
    await app.inject({ method: 'POST', url, headers, payload: '{"term":"confidential' });
    await app.close();
    expect(written).toContain('"method":"POST"');
    expect(written).toContain(url);
    for (const secret of ['Demo2026', token, token.slice(-20), 'confidential'])
      expect(written).not.toContain(secret);
  });
});
