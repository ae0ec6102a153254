import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createBareApp } from '../../../testing/bare-app.ts';
import { hostingPlugin } from './hosting-plugin.ts';
import { createTestRegistry, type TestRegistry } from '../../../testing/test-registry.ts';

let registry: TestRegistry;
let app: FastifyInstance;

beforeEach(async () => {
  registry = await createTestRegistry();
  await registry.publish('first');
  app = createBareApp();
  await app.register(hostingPlugin, {
    registryFolder: registry.folder,
    publicUrl: () => 'https://tv.example.com',
  });
});
afterEach(async () => {
  await app.close();
  await registry.remove();
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers });

describe('a page', () => {
  test.each([
    ['no Accept header', {}],
    ['*/*', { accept: '*/*' }],
    ['text/html', { accept: 'text/html,application/xhtml+xml' }],
    ['JSON or anything', { accept: 'application/json, text/plain, */*' }],
    ['an image or anything', { accept: 'image/webp,*/*;q=0.8' }],
  ])('is returned to a client that accepts %s', async (_, headers) => {
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of ['/', '/login', '/card/7', '/SavedSearches/']) {
        const response = await ask(url, headers, method);
        expect([method, url, response.statusCode]).toEqual([method, url, 200]);
        expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(response.body !== '').toBe(method === 'GET');
      }
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json, text/json'])(
    'is not returned to a client that only accepts %s',
    async (accept) => {
      const { statusCode, headers } = await ask('/card/7', { accept });
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toContain('application/json');
    },
  );

  test('[NFD-01] of an unknown address is the shell, which shows the not-found page, with status 404', async () => {
    const known = await ask('/login');
    for (const url of ['/no/such/page', '/card', '/card/seven', '/card/7/8', '/x/weather', '/logins']) {
      const { statusCode, body } = await ask(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).toContain('id="airdex-composition"');
      expect(body.length).toBeGreaterThan(known.body.length / 2);
    }
  });

  test('of a remote is found while the composition contains it', async () => {
    const [remote] = (await registry.publish('first')).remotes;
    if (remote === undefined) throw new Error('The registry has no remote');
    const title = { en: 'Weather', ch: '天气' };
    const pages = [{ path: '/x/card/weather', exposed: './card', title }];
    await registry.publish('with a page', { remotes: [{ ...remote, pages }] });
    expect((await ask('/x/card/weather')).statusCode).toBe(200);
    expect((await ask('/x/card/other')).statusCode).toBe(404);
  });

  test('[GDL-01] of the style guide exists on the local machine only', async () => {
    expect((await ask('/guidelines', { host: 'localhost:8080' })).statusCode).toBe(200);
    expect((await ask('/guidelines', { host: 'tv.example.com' })).statusCode).toBe(404);
  });

  test('links to the shell’s code for remotes', async () => {
    const { shell } = await registry.publish('first');
    const integrity = `sha384-${'A'.repeat(64)}`;
    const preload = [{ path: 'remotes.js', integrity }];
    await registry.publish('first', { shell: { ...shell, preload } });
    const { body } = await ask('/login');
    expect(body).toContain(
      `<link rel="preload" as="script" href="${shell.base}remotes.js" integrity="${integrity}" fetchpriority="high">`,
    );
  });

  test('names the picture for link previews by its full address', async () => {
    const { body } = await ask('/');
    expect(body).toContain('<meta property="og:image" content="https://tv.example.com/preview.png">');
  });
});

describe('files at fixed addresses', () => {
  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *\nDisallow: /api/\n'],
    ['/favicon.ico', 'image/x-icon', '\0\0\u0001\0'],
    ['/preview.png', 'image/png', '\x89PNG'],
  ])('%s exists, for GET and HEAD', async (url, type, content) => {
    const { statusCode, headers, rawPayload } = await ask(url, { accept: '*/*' });
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(rawPayload.toString('latin1').slice(0, content.length)).toBe(content);
    const head = await ask(url, {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(rawPayload.length));
  });
});
