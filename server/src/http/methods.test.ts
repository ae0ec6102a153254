import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderStore } from '@airdex/release-registry';
import { apiErrorSchema } from '@airdex/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../app/create-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { open } from '../../testing/bare-connection.ts';
import { createTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let app: FastifyInstance;
let registry: TestRegistry;
let token: string;
let port: number;

beforeAll(async () => {
  registry = await createTestRegistry();
  await registry.publish('first');
  server = await startTestServer(testDatabase());
  token = await server.signIn('demo');
  app = await createServer({ ...server.parts, registry: folderStore(registry.folder) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app.close();
  await server.close();
  await registry.remove();
});

const ask = (method: string, url: string) =>
  fetch(`http://127.0.0.1:${port}${url}`, { method, headers: { authorization: `Bearer ${token}` } });

/** Sends bytes and resolves with the whole response. */
async function exchange(text: string): Promise<string> {
  const connection = open(port);
  connection.send(text);
  return connection.whole();
}

describe('HEAD', () => {
  test.each([
    '/healthz',
    '/readyz',
    '/',
    '/login',
    '/metrics',
    '/api/openapi.json',
    '/api/Vip/HasReports/',
    '/api/Search/GetSavedSearches',
    '/registry/pointer.json',
    '/robots.txt',
  ])('%s responds like GET, without a body', async (url) => {
    const [head, get] = [await ask('HEAD', url), await ask('GET', url)];
    expect(head.status).toBe(get.status);
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    expect(await head.text()).toBe('');
  });

  test('a stream of events responds immediately and ends', async () => {
    const { status, headers } = await ask(
      'HEAD',
      '/api/Export/Progress/0d3f6d5e-7a51-4f6e-9a0b-2f1c8f1c9a11',
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/event-stream');
  });
});

describe('a method that a path does not support', () => {
  test.each([
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/card/7', 'GET, HEAD'],
    ['PUT', '/healthz', 'GET, HEAD'],
    ['PATCH', '/login', 'GET, HEAD'],
    ['OPTIONS', '/', 'GET, HEAD'],
    ['PROPFIND', '/', 'GET, HEAD'],
    ['POST', '/api/Card/GetCard/1/true', 'GET, HEAD'],
    ['GET', '/api/Search/GetAdvancedSearchPrograms', 'POST'],
    ['POST', '/robots.txt', 'GET, HEAD'],
  ])('%s %s returns 405 with the allowed methods', async (method, url, allowed) => {
    const response = await ask(method, url);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(apiErrorSchema.parse(await response.json())).toMatchObject({ error: 'method-not-allowed' });
  });

  test('an unknown method returns 405, and what is not HTTP 400', async () => {
    const unknown = await exchange('FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(unknown).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
    expect(unknown).toMatch(/\r\nAllow: DELETE, GET, HEAD, POST, PUT\r\n/);
    expect(unknown).toContain('"error":"method-not-allowed"');
    expect(await exchange('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('an unknown path returns 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE', 'PROPFIND'])
      expect((await ask(method, '/api/Nothing')).status).toBe(404);
    expect((await ask('POST', '/no/such/page')).status).toBe(404);
  });
});

describe('HTTP/1.0', () => {
  test('works without a Host header', async () => {
    for (const path of ['/healthz', '/'])
      expect(await exchange(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  test('HTTP/1.1 without one is rejected', async () => {
    expect(await exchange('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('an expectation that is not known is ignored, also before a body', async () => {
  const close = 'Host: localhost\r\nExpect: nonsense\r\nConnection: close\r\n';
  expect(await exchange(`GET /healthz HTTP/1.1\r\n${close}\r\n`)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  const unknown = await exchange(`GET /api/Nothing HTTP/1.1\r\n${close}\r\n`);
  expect(unknown).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  expect(unknown).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(unknown).toContain('"error":"not-found"');
  const body = JSON.stringify({ username: 'demo', password: 'guess' });
  const type = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const posted = `POST /api/Account/Authenticate HTTP/1.1\r\n${close}${type}\r\n${body}`;
  expect(await exchange(posted)).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\n/);
});
