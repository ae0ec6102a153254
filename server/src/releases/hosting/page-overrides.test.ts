import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Composition } from '@airdex/shared-contracts/composition';
import { START_SCRIPT_SOURCE } from '@airdex/release-registry/page';
import type { FastifyInstance } from 'fastify';
import { createBareApp } from '../../../testing/bare-app.ts';
import { hostingPlugin } from './hosting-plugin.ts';
import { createTestRegistry, type TestRegistry } from '../../../testing/test-registry.ts';

let registry: TestRegistry;
let composition: Composition;
let servers: FastifyInstance[];

/** A server whose pages may have overrides of these origins; its response opens pages. */
async function start(overrideOrigins: readonly string[], isPermitted = true) {
  const server = createBareApp();
  servers.push(server);
  await server.register(hostingPlugin, {
    registryFolder: registry.folder,
    overrideOrigins,
    mayOverride: async () => isPermitted,
  });
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
  const overridesIn = (html: string): unknown =>
    JSON.parse(/id="airdex-page-overrides">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  test('has a policy for exactly what is allowed and agreed to, with its websocket', async () => {
    for (const url of ['/card/7?mfe=search@https://evil.example', '/card/7']) {
      const { headers, body } = await open(url, cookie);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' http://localhost:4102 ${START_SCRIPT_SOURCE};`);
      expect(policy).toContain("connect-src 'self' http://localhost:4102 ws://localhost:4102;");
      expect(policy).not.toMatch(/evil|unsafe|\*/);
      expect(overridesIn(body)).toEqual({
        allowed: ['http://localhost:*'],
        granted: ['http://localhost:4102'],
        isPermitted: true,
      });
      // Its release is not preloaded.
      expect(links(body)).toEqual([]);
    }
  });

  test('gets nothing from a link alone: the strict policy and the normal shell apply', async () => {
    for (const url of ['/card/7', '/card/7?mfe=card@http://localhost:4102']) {
      const { headers, body } = await open(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' ${START_SCRIPT_SOURCE};`);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('localhost:4102');
      expect(overridesIn(body)).toEqual({ allowed: ['http://localhost:*'], granted: [], isPermitted: true });
      expect(links(body)).toHaveLength(3);
    }
  });

  test('has none for a user without the right, whatever the browser has stored', async () => {
    const others = await start(['http://localhost:*'], false);
    const { headers, body } = await others('/card/7', cookie);
    expect(String(headers['content-security-policy'])).not.toContain('localhost:4102');
    expect(overridesIn(body)).toEqual({ allowed: ['http://localhost:*'], granted: [], isPermitted: false });
    expect(links(body)).toHaveLength(3);
  });

  test('has none on a server that allows no origin', async () => {
    const subscribers = await start([]);
    const strict = await subscribers('/card/7?mfe=card@http://localhost:4102', cookie);
    expect(String(strict.headers['content-security-policy'])).not.toContain('localhost:4102');
    expect(overridesIn(strict.body)).toBeNull();
    expect(links(strict.body)).toHaveLength(3);
  });

  test('is served with the development build of the shell, if there is one', async () => {
    const scripts = (html: string) => [...html.matchAll(/<script defer src="(.*?)"/g)].map(([, src]) => src);
    const { base, scripts: released } = composition.shell;
    expect(scripts((await open('/', cookie)).body)).toEqual([`${base}main.js`]);
    const development = {
      scripts: released.map((it) => ({ ...it, path: 'development/main.js' })),
      styles: [],
    };
    await registry.publish('with a development build', { shell: { ...composition.shell, development } });
    expect(scripts((await open('/', cookie)).body)).toEqual([`${base}development/main.js`]);
    expect(scripts((await open('/')).body)).toEqual([`${base}main.js`]);
  });
});
