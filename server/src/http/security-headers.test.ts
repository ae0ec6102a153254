import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderStore } from '@airdex/release-registry';
import { endpoints, fillPath, pathParameters, type EndpointName } from '@airdex/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../app/create-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const FOR_ALL = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': expect.any(String),
  'x-request-id': expect.any(String),
};
const FOR_DATA = {
  ...FOR_ALL,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

describe.each([testDatabase()])('response headers on $name', (kind) => {
  let server: TestServer;
  let registry: TestRegistry;
  let app: FastifyInstance;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    registry = await createTestRegistry();
    await registry.publish('first');
    app = await createServer({
      ...server.parts,
      registry: folderStore(registry.folder),
      http: { rateLimits: 0, trustedProxies: ['loopback'] },
    });
    token = await server.signIn('demo');
  });
  afterAll(async () => {
    await app.close();
    await registry.remove();
    await server.close();
  });

  const ask = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });

  test('every call of the API, successful or not', async () => {
    for (const [name, entry] of Object.entries(endpoints)) {
      const values = Object.fromEntries(pathParameters(entry.path).map((each) => [each.name, '1']));
      const request = { method: entry.method, url: fillPath(entry.path, values) };
      expect([name, (await app.inject(request)).headers]).toEqual([name, expect.objectContaining(FOR_DATA)]);
      // Without a session, all further calls would be unauthenticated.
      if ((name as EndpointName) === 'logOut' || entry.response.kind === 'events') continue;
      const { headers } = await app.inject({ ...request, headers: { authorization: `Bearer ${token}` } });
      const policy =
        entry.response.kind === 'html'
          ? { 'content-security-policy': expect.stringContaining('sandbox') }
          : {};
      expect([name, headers]).toEqual([name, expect.objectContaining({ ...FOR_DATA, ...policy })]);
    }
  });

  test.each([
    '/api/nothing',
    '/nothing.js',
    '/media/nothing',
    '/remotes/a/b.js',
    '/registry/x.json',
    '/api/%zz',
  ])('unknown paths: %s', async (url) => {
    const { statusCode, headers } = await ask(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(headers).toMatchObject(FOR_DATA);
  });

  test.each(['/healthz', '/readyz', '/metrics', '/registry/pointer.json'])('%s', async (url) => {
    const { statusCode, headers } = await ask(url);
    expect(statusCode).toBe(200);
    // A document of this origin without a policy would circumvent that of the pages.
    expect(headers).toMatchObject({
      ...FOR_ALL,
      'content-security-policy': FOR_DATA['content-security-policy'],
    });
    expect(headers['cache-control']).toMatch(/^no-(store|cache)$/);
  });

  test('media may not run anything', async () => {
    const { statusCode, headers } = await ask('/media/pictures/1.svg');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      ...FOR_ALL,
      'cache-control': 'private, max-age=3600',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*sandbox$/),
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('pages have their own policy', async () => {
    const { statusCode, headers } = await ask('/', { accept: 'text/html' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ ...FOR_ALL, 'cross-origin-opener-policy': 'same-origin' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('only HTTPS responses require HTTPS in future', async () => {
    expect((await ask('/healthz')).headers['strict-transport-security']).toBeUndefined();
    const secure = await ask('/healthz', { 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  });
});
