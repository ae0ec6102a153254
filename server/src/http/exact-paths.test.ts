import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderStore } from '@airdex/release-registry';
import { ROUTES } from '@airdex/shared-contracts/routes';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../app/create-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const kind = testDatabase();

const PAGES: readonly string[] = Object.values(ROUTES);

/** Other spellings of a path that routers treat as the same. */
const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'in upper case': (path) => path.toUpperCase(),
  'with a slash at the end': (path) => `${path}/`,
  'with an encoded letter': (path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  'with an encoded last letter': (path) =>
    `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`,
  'with two slashes': (path) => `/${path}`,
  'with a fragment': (path) => `${path}#fragment`,
  'by the whole address': (path) => `http://localhost${path.toUpperCase()}`,
};

describe('paths outside the API', () => {
  let server: TestServer;
  let registry: TestRegistry;
  let app: FastifyInstance;
  beforeAll(async () => {
    server = await startTestServer(kind);
    registry = await createTestRegistry();
    await registry.publish('first');
    app = await createServer({ ...server.parts, registry: folderStore(registry.folder) });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await registry.remove();
    await server.close();
  });

  /** Status of a request with exactly this path, which clients and test tools would normalise. */
  const statusOf = (path: string, method = 'GET') =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      httpRequest({ host: '127.0.0.1', port, path, method, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });

  /** Routes with a fixed path: those with parameters return 404 for unknown values anyway. */
  const fixed = () =>
    app.routeList.filter(({ url }) => !/[:*]/.test(url) && !/^\/api(\/|$)/.test(url) && !PAGES.includes(url));

  test('are those of operations, of the registry and of browser reports', () => {
    const paths = fixed().map(({ url }) => url);
    for (const path of ['/healthz', '/readyz', '/metrics', '/composition', '/registry-api/status'])
      expect(paths).toContain(path);
  });

  test.each(Object.entries(SPELLINGS))('do not exist %s', async (_how, spell) => {
    const wrong: unknown[] = [];
    for (const { method, url } of fixed()) {
      const status = await statusOf(spell(url), method);
      if (status !== 404) wrong.push([method, spell(url), status]);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    '/Registry-API/releases/mfe-card/0123456789abcdef',
    '/REGISTRY/pointer.json',
    '/Media/pictures/1.svg',
  ])('with parameters do not exist either: %s', async (url) => {
    expect(await statusOf(url)).toBe(404);
  });

  test('respond in their exact form, also with a query and as an absolute address', async () => {
    for (const url of ['/healthz', '/readyz?x=1', 'http://localhost/metrics', '/registry/pointer.json'])
      expect([url, await statusOf(url)]).toEqual([url, 200]);
    expect(await statusOf('/registry-api/status')).toBe(401);
  });

  test('do not affect the API: it matches in any case, with or without a trailing slash', async () => {
    for (const url of ['/api/docs', '/API/Docs', '/api/docs/'])
      expect([url, await statusOf(url)]).toEqual([url, 200]);
  });
});
