import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Composition } from '@airdex/shared-contracts/composition';
import { START_SCRIPT_SOURCE } from '@airdex/release-registry/page';
import type { FastifyInstance } from 'fastify';
import { createBareApp } from '../http/bare-app.ts';
import { hostingPlugin } from './hosting-plugin.ts';
import { createTestRegistry, type TestRegistry } from './test-registry.ts';

let registry: TestRegistry;
let composition: Composition;
let servers: FastifyInstance[];

/** A server whose pages may have overrides of these origins; what it answers opens pages. */
async function start(overrideOrigins: readonly string[]) {
  const server = createBareApp();
  servers.push(server);
  await server.register(hostingPlugin, { registryFolder: registry.folder, overrideOrigins });
  return (url: string, cookie = '') => server.inject({ url, headers: { accept: 'text/html', cookie } });
}

let open: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  servers = [];
  registry = await createTestRegistry();
  composition = await registry.publish('first');
  open = await start(['http://localhost:*']);
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await registry.remove();
});

const cookie = `airdex-overrides=${encodeURIComponent('card@http://localhost:4102')}`;
const links = (html: string) => [...html.matchAll(/<link rel="preload".*?>/g)].map(([link]) => link);

describe('[MFE-05] a page with an override', () => {
  const told = (html: string): unknown =>
    JSON.parse(/id="airdex-page-overrides">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  test('the policy lets in what is allowed and was asked for, with its websocket, and nothing else', async () => {
    for (const [url, sent] of [
      ['/card/7?mfe=card@http://localhost:4102&mfe=search@https://evil.example', ''],
      ['/card/7', cookie],
    ] as const) {
      const { headers, body } = await open(url, sent);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' http://localhost:4102 ${START_SCRIPT_SOURCE};`);
      expect(policy).toContain("connect-src 'self' http://localhost:4102 ws://localhost:4102;");
      expect(policy).not.toMatch(/evil|unsafe|\*/);
      expect(told(body)).toEqual({ allowed: ['http://localhost:*'], granted: ['http://localhost:4102'] });
      // Its release is not fetched in vain.
      expect(links(body)).toEqual([]);
    }
  });

  test('a page that asks for none has the policy of always, and so has one that asks a server without', async () => {
    const { headers, body } = await open('/card/7');
    expect(String(headers['content-security-policy'])).toContain(`script-src 'self' ${START_SCRIPT_SOURCE};`);
    expect(told(body)).toEqual({ allowed: ['http://localhost:*'], granted: [] });
    const subscribers = await start([]);
    const strict = await subscribers('/card/7?mfe=card@http://localhost:4102', cookie);
    expect(String(strict.headers['content-security-policy'])).not.toContain('localhost:4102');
    expect(told(strict.body)).toBeNull();
    expect(links(strict.body)).toHaveLength(3);
  });

  test('it is served with the development twin of the shell, where there is one', async () => {
    const scripts = (html: string) => [...html.matchAll(/<script defer src="(.*?)"/g)].map(([, src]) => src);
    const asked = '/?mfe=card@http://localhost:4102';
    const { base, scripts: released } = composition.shell;
    expect(scripts((await open(asked)).body)).toEqual([`${base}main.js`]);
    const development = {
      scripts: released.map((it) => ({ ...it, path: 'development/main.js' })),
      styles: [],
    };
    await registry.publish('with a twin', { shell: { ...composition.shell, development } });
    expect(scripts((await open(asked)).body)).toEqual([`${base}development/main.js`]);
    expect(scripts((await open('/')).body)).toEqual([`${base}main.js`]);
  });
});
