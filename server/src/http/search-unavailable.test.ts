import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { injectCall } from '../../testing/inject-call.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each([testDatabase()])('without a thread of the search index on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test('a search is unavailable, and may be repeated a second later', async () => {
    const token = await server.signIn('demo');
    await server.index.close();
    const response = await injectCall(server.app, 'getFacets', { token, body: {} });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
    expect(JSON.parse(response.body)).toMatchObject({
      error: 'unavailable',
      message: 'The search is restarting. Please try again in a moment.',
    });
  });
});
