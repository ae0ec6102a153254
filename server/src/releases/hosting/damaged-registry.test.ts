import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OFFERED_COMPOSITION_PATH } from '@airdex/shared-contracts/composition';
import { filledRegistry } from '@airdex/release-registry/testing';
import type { FilledRegistry } from '@airdex/release-registry/testing';
import type { FastifyInstance } from 'fastify';
import { createBareApp } from '../../../testing/bare-app.ts';
import { RETRY_MS } from './composition-store.ts';
import { hostingPlugin } from './hosting-plugin.ts';
import { createRegistryReader } from './registry-reader.ts';

let registry: FilledRegistry;
let second: string;
let problems: unknown[];
let now: number;
beforeEach(async () => {
  registry = await filledRegistry();
  second = (await registry.release('mfe-card', 'two')).composition;
  problems = [];
  now = 0;
});
afterEach(() => registry.remove());

const damage = (path: string) => writeFile(join(registry.path, path), '{');
const compositionOf = (id: string) => `compositions/${id}.json`;

/** Starts a server; returns a function for the id of the composition that a browser gets, if any. */
function start() {
  const reader = createRegistryReader(
    { registryFolder: registry.path, assetsUrl: null },
    (error) => problems.push(error),
    () => now,
  );
  return async (avoided: readonly string[] = []) =>
    (await reader.forBrowser({ bucketKey: undefined, avoided }))?.composition.id;
}

describe('a server that starts with a damaged registry', () => {
  test('serves the newest readable composition if the current one is unreadable, and reports it once', async () => {
    await damage(compositionOf(second));
    const ask = start();
    for (let n = 0; n < 3; n += 1) expect(await ask()).toBe(registry.first);
    expect(problems).toHaveLength(1);
  });

  test('does the same if the shell of the current one is missing', async () => {
    const third = await registry.release('shell', 'two');
    const { shell } = JSON.parse(
      await readFile(join(registry.path, compositionOf(third.composition)), 'utf8'),
    ) as { shell: { base: string } };
    await rm(join(registry.path, shell.base), { recursive: true });
    expect(await start()()).toBe(second);
  });

  test.each([
    ['damaged', () => damage('pointer.json')],
    ['gone', () => rm(join(registry.path, 'pointer.json'))],
  ])(
    'uses the history if the pointer is %s, reports it once, and follows the repaired one',
    async (_, harm) => {
      const pointer = await readFile(join(registry.path, 'pointer.json'));
      await harm();
      const ask = start();
      for (let n = 0; n < 3; n += 1) expect(await ask()).toBe(second);
      expect(problems).toHaveLength(1);
      await writeFile(join(registry.path, 'pointer.json'), pointer);
      expect(await ask([second])).toBe(registry.first);
    },
  );
});

test('retries an unreadable document after some seconds, so that a canary continues', async () => {
  const { composition } = await registry.release('mfe-search', 'two', { canary: 100 });
  const file = join(registry.path, compositionOf(composition));
  const content = await readFile(file);
  await damage(compositionOf(composition));
  const reader = createRegistryReader(
    { registryFolder: registry.path, assetsUrl: null },
    (error) => problems.push(error),
    () => now,
  );
  const ask = async () =>
    (await reader.forBrowser({ bucketKey: '0'.repeat(32), avoided: [] }))?.composition.id;
  expect(await ask()).toBe(second);
  await writeFile(file, content);
  expect(await ask()).toBe(second);
  now += RETRY_MS;
  expect(await ask()).toBe(composition);
  expect(problems).toHaveLength(1);
});

describe('a browser, if nothing can be served', () => {
  let app: FastifyInstance;
  let logged: unknown[];
  beforeEach(async () => {
    for (const id of [registry.first, second]) await damage(compositionOf(id));
    app = createBareApp();
    logged = [];
    app.log.error = (problem: unknown) => void logged.push(problem);
    await app.register(hostingPlugin, { registryFolder: registry.path });
  });
  afterEach(() => app.close());

  test('gets a page that retries automatically, and each problem is logged once', async () => {
    for (let n = 0; n < 3; n += 1) {
      const { statusCode, headers, body } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '20',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(body).toContain('Airdex is not available right now');
      expect(body).toContain('暂时无法使用');
      // Its policy allows only the script that starts the last shell.
      const script = /<script data-key="last-composition"[^>]*>([^]*?)<\/script>/.exec(body)?.[1] ?? '';
      const hash = createHash('sha256').update(script).digest('base64');
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    }
    expect(logged).toHaveLength(2);
    const offered = await app.inject(OFFERED_COMPOSITION_PATH);
    expect([offered.statusCode, offered.headers['retry-after']]).toEqual([503, '20']);
  });
});
