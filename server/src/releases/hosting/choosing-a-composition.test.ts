import { rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bucketKeyOfUser } from '@airdex/shared-contracts/composition';
import type { Composition } from '@airdex/shared-contracts/composition';
import { promote, rollback, stopCanary } from '@airdex/release-registry';
import { filledRegistry } from '@airdex/release-registry/testing';
import type { FilledRegistry } from '@airdex/release-registry/testing';
import type { FastifyInstance } from 'fastify';
import { createBareApp } from '../../../testing/bare-app.ts';
import { hostingPlugin } from './hosting-plugin.ts';

const who = 'Ada';
let registry: FilledRegistry;
let app: FastifyInstance;
let problems: unknown[];
beforeEach(async () => {
  registry = await filledRegistry();
  problems = [];
  app = createBareApp();
  app.log.error = (problem: unknown) => void problems.push(problem);
  await app.register(hostingPlugin, { registryFolder: registry.path });
});
afterEach(async () => {
  await app.close();
  await registry.remove();
});

/** Opens the home page with these cookies. */
async function open(cookie = '') {
  const { headers, body } = await app.inject({ url: '/', headers: { accept: 'text/html', cookie } });
  const json = /id="airdex-composition">(.*?)<\/script>/s.exec(body)?.[1];
  const composition = JSON.parse(json ?? 'null') as Composition;
  return { headers, body, composition, id: composition.id };
}
const ask = (cookie = '', headers: Record<string, string> = {}) =>
  app.inject({ url: '/composition', headers: { cookie, ...headers } });
const offered = async (cookie = '') => (await ask(cookie)).json<{ id: string }>().id;
const bucket = (key: string) => `airdex-bucket=${key}`;
const avoid = (...ids: readonly string[]) => `airdex-avoid=${encodeURIComponent(ids.join(','))}`;
/** Keys of browsers in a canary for half of all browsers, and of browsers outside it: enough of both. */
const keys = Promise.all(Array.from({ length: 60 }, (_, user) => bucketKeyOfUser(user)));

describe('a first page', () => {
  test('gives the browser its own, permanent key', async () => {
    const [first, second] = [await open(), await open()];
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^airdex-bucket=[0-9a-f]{32}; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect(second.headers['set-cookie']).not.toBe(cookie);
    expect((await open(cookie.split(';')[0])).headers['set-cookie']).toBeUndefined();
  });

  test('replaces an invalid key, and keeps one that stands for a user', async () => {
    expect((await open(bucket('everybody'))).headers['set-cookie']).toBeDefined();
    expect((await open(bucket(await bucketKeyOfUser(7)))).headers['set-cookie']).toBeUndefined();
  });

  test('is not stored by shared caches, because it belongs to one browser', async () => {
    const { headers } = await open();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(String(headers['vary'])).toMatch(/cookie/i);
  });
});

describe('a canary', () => {
  test('is served with every page to its users, and to no others', async () => {
    const { composition } = await registry.release('mfe-search', 'two', { canary: 50 });
    const given = new Map<string, number>();
    for (const key of await keys) {
      const pages = [await open(bucket(key)), await open(bucket(key))];
      expect(pages[1]?.id).toBe(pages[0]?.id);
      expect(await offered(bucket(key))).toBe(pages[0]?.id);
      // The preloads and the composition name the same release.
      const remote = pages[0]?.composition.remotes.find(({ name }) => name === 'mfe-search');
      const links = [...(pages[0]?.body ?? '').matchAll(/<link rel="preload"[^>]*href="([^"]+)"/g)];
      expect(links.length).toBeGreaterThan(0);
      expect(links.every(([, href]) => href?.startsWith(remote?.base ?? '-'))).toBe(true);
      given.set(pages[0]?.id ?? '', (given.get(pages[0]?.id ?? '') ?? 0) + 1);
    }
    expect([...given.keys()].sort()).toEqual([registry.first, composition].sort());
    expect(Math.min(...given.values())).toBeGreaterThan(10);
  });

  test('that is stopped gives its users the current composition with the next page', async () => {
    await registry.release('mfe-search', 'two', { canary: 100 });
    const [key = ''] = await keys;
    expect((await open(bucket(key))).id).not.toBe(registry.first);
    await stopCanary(registry.path, { who });
    expect((await open(bucket(key))).id).toBe(registry.first);
  });

  test('falls back to the current composition while it is unreadable, and reports that once', async () => {
    const { composition } = await registry.release('mfe-search', 'two', { canary: 100 });
    const [key = ''] = await keys;
    await rm(`${registry.path}/compositions/${composition}.json`);
    for (let n = 0; n < 3; n += 1) expect((await open(bucket(key))).id).toBe(registry.first);
    expect(problems).toHaveLength(1);
    await writeFile(`${registry.path}/compositions/${composition}.json`, '{');
    await promote(registry.path, registry.first, { who, stopCanary: true });
    expect((await open(bucket(key))).id).toBe(registry.first);
  });

  test('is neither served nor offered to a browser that has not sent its key yet', async () => {
    await registry.release('mfe-search', 'two', { canary: 100 });
    for (const cookie of ['', bucket('everybody')]) {
      expect((await open(cookie)).id).toBe(registry.first);
      expect(await offered(cookie)).toBe(registry.first);
    }
  });
});

describe('a browser that moved away', () => {
  test('from a canary gets the current composition', async () => {
    const { composition } = await registry.release('mfe-search', 'two', { canary: 100 });
    const [key = ''] = await keys;
    const cookies = `${bucket(key)}; ${avoid(composition)}`;
    expect((await open(cookies)).id).toBe(registry.first);
    expect(await offered(cookies)).toBe(registry.first);
  });

  test('from the current composition gets the previous one, until there is a newer one', async () => {
    const { composition } = await registry.release('mfe-search', 'two');
    expect((await open(avoid(composition))).id).toBe(registry.first);
    const fixed = await registry.release('mfe-search', 'three');
    expect((await open(avoid(composition))).id).toBe(fixed.composition);
  });

  test('from a release gets no composition with it, whatever is published, until it is fixed', async () => {
    const cardOf = async (cookies = '') =>
      (await open(cookies)).composition.remotes.find(({ name }) => name === 'mfe-card')?.release;
    const good = await cardOf();
    const { composition } = await registry.release('mfe-card', 'bad');
    const bad = await cardOf();
    expect(bad).not.toBe(good);
    const cookies = avoid(composition, `mfe-card~${String(bad)}`);
    await registry.release('mfe-search', 'two');
    expect(await cardOf()).toBe(bad);
    expect(await cardOf(avoid(composition))).toBe(bad);
    expect([await cardOf(cookies), await offered(cookies)]).toEqual([good, registry.first]);
    const fixed = await registry.release('mfe-card', 'fixed');
    expect((await open(cookies)).id).toBe(fixed.composition);
    // If every composition contains the failed release, it gets the current one.
    const everything = avoid(`mfe-card~${String(bad)}`, registry.first, fixed.composition);
    expect((await open(everything)).id).toBe(fixed.composition);
  });

  test('gets the current composition if its cookie is unreadable', async () => {
    for (const value of ['%', 'mfe-card~latest', `~${registry.first}`, 'mfe-card~'.repeat(300)])
      expect((await open(`airdex-avoid=${value}`)).id).toBe(registry.first);
  });

  test('from everything, or to a pruned composition, gets the current one', async () => {
    const { composition } = await registry.release('mfe-search', 'two');
    expect((await open(avoid(composition, registry.first))).id).toBe(composition);
    await rm(`${registry.path}/compositions/${registry.first}.json`);
    expect((await open(avoid(composition))).id).toBe(composition);
    expect(problems).toEqual([]);
  });
});

describe('the composition on offer', () => {
  test('consists of id and revision, is cheap to revalidate, and not for shared caches', async () => {
    const response = await ask();
    expect(response.json()).toEqual({ id: registry.first, pointerRevision: 1 });
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      etag: `"${registry.first}-1"`,
      vary: expect.stringMatching(/cookie/i),
      'content-type': 'application/json; charset=utf-8',
    });
    expect(response.headers['set-cookie']).toBeUndefined();
    for (const known of [`"${registry.first}-1"`, `"x", W/"${registry.first}-1"`]) {
      const again = await ask('', { 'if-none-match': known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers.etag).toBe(`"${registry.first}-1"`);
    }
  });

  test('changes with a publication and back with a rollback, without a restart', async () => {
    const tag = String((await ask()).headers.etag);
    const { composition } = await registry.release('mfe-card', 'two');
    const moved = await ask('', { 'if-none-match': tag });
    expect([moved.statusCode, moved.json()]).toEqual([200, { id: composition, pointerRevision: 2 }]);
    await rollback(registry.path, { who });
    expect((await ask()).json()).toEqual({ id: registry.first, pointerRevision: 3 });
  });

  test('does not exist while nothing is published', async () => {
    await rm(registry.path, { recursive: true });
    const early = createBareApp();
    await early.register(hostingPlugin, { registryFolder: registry.path });
    expect((await early.inject('/composition')).statusCode).toBe(503);
    await early.close();
  });
});
