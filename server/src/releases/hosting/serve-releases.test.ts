import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Composition } from '@airdex/shared-contracts/composition';
import type { FastifyInstance } from 'fastify';
import { createBareApp } from '../../../testing/bare-app.ts';
import { serveReleases } from './serve-releases.ts';
import { createTestRegistry, type TestRegistry } from '../../../testing/test-registry.ts';

let registry: TestRegistry;
let app: FastifyInstance;
let composition: Composition;

beforeEach(async () => {
  registry = await createTestRegistry();
  composition = await registry.publish('first');
  app = createBareApp();
  await serveReleases(app, registry.folder);
});
afterEach(async () => {
  await app.close();
  await registry.remove();
});

describe('files of releases', () => {
  const entry = () => `${composition.remotes[0]?.base}remote-entry.js`;

  test('are stored by browsers permanently, and available to other origins', async () => {
    const { statusCode, headers } = await app.inject(entry());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('are sent as compressed by the build', async () => {
    const { headers, rawPayload } = await app.inject({
      url: entry(),
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(headers['content-type']).toContain('javascript');
    expect(headers).not.toHaveProperty('etag');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('/* first */');
  });

  test.each([
    ['app.js', 'application/javascript'],
    ['app.mjs', 'javascript'],
    ['app.css', 'text/css'],
    ['airdex-manifest.json', 'application/json'],
    ['app.js.map', 'application/json'],
    ['picture.svg', 'image/svg+xml'],
    ['picture.png', 'image/png'],
    ['font.woff2', 'font/woff2'],
    ['media/loop.webm', 'video/webm'],
  ])('%s has the type of its name and runs nothing when it is opened', async (path, type) => {
    const { base } = composition.shell;
    await registry.write(`${base.slice(1)}${path}`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { statusCode, headers } = await app.inject(`${base}${path}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; frame-ancestors 'none'; sandbox(;|$)/);
    expect(policy).not.toMatch(/allow-|script-src/);
    expect(headers).not.toHaveProperty('service-worker-allowed');
  });

  test('have their policy in every compression', async () => {
    const policies = await Promise.all(
      ['', 'br'].map(async (encoding) => {
        const { headers } = await app.inject({ url: entry(), headers: { 'accept-encoding': encoding } });
        return headers['content-security-policy'];
      }),
    );
    expect(policies[0]).toContain('sandbox');
    expect(policies[1]).toBe(policies[0]);
  });

  test.each([
    'page.html',
    'page.htm',
    'page.HTML',
    'page.xhtml',
    'page.xml',
    'page.shtml',
    'paper.pdf',
    'module.wasm',
    'page',
    'page.html.br',
    'main.js.br',
    '.hidden.js',
    'a/.hidden/main.js',
    'a//main.js',
    'a%2f..%2fmain.js',
    'a%5cmain.js',
  ])('%s is not served, though it is in a published release', async (path) => {
    const { base } = composition.shell;
    const plain = decodeURIComponent(path);
    await registry.write(`${base.slice(1)}a/main.js`, 'x');
    await registry.write(`${base.slice(1)}${plain}`, '<script>document.title = "ran"</script>');
    const { statusCode, headers } = await app.inject(`${base}${path}`);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });

  test('respond to HEAD as well', async () => {
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: entry() });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test('are not served before a composition names them, and immediately afterwards', async () => {
    const before = await registry.publish('uploaded');
    const url = `${before.remotes[0]?.base}remote-entry.js`;
    const document = `compositions/${before.id}.json`;
    const text = JSON.stringify(before);
    // As after an upload: the release exists, but no composition.
    await rm(join(registry.folder, document));
    const other = createBareApp();
    await serveReleases(other, registry.folder);
    for (let again = 0; again < 3; again += 1) expect((await other.inject(url)).statusCode).toBe(404);
    expect((await other.inject(`${before.shell.base}main.js`)).statusCode).toBe(404);
    await registry.write(document, '{ damaged');
    expect((await other.inject(url)).statusCode).toBe(404);
    await registry.write(document, text);
    expect((await other.inject(url)).statusCode).toBe(200);
    expect((await other.inject(`${before.shell.base}main.js`)).statusCode).toBe(200);
    await other.close();
  });

  test('are served while the registry has lost its list of releases', async () => {
    await rm(join(registry.folder, 'compositions'), { recursive: true });
    const restarted = createBareApp();
    await serveReleases(restarted, registry.folder);
    expect((await restarted.inject(entry())).statusCode).toBe(200);
    await restarted.close();
  });

  test('are not served from the upload folder, nor is anything else of the registry', async () => {
    await registry.write('.staging/0123/main.js', 'x');
    await registry.write('remotes/main.js', 'x');
    await registry.write('remotes/mfe-card/main.js', 'x');
    for (const url of [
      '/.staging/0123/main.js',
      '/remotes/..%2f.staging/0123/main.js',
      '/remotes/mfe-card%2f../0123456789abcdef/main.js',
      '/remotes/main.js',
      '/remotes/mfe-card/main.js',
      '/shell/main.js',
    ])
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
  });

  test('of an old release stay, because open tabs run them', async () => {
    await registry.publish('second');
    expect((await app.inject(entry())).statusCode).toBe(200);
  });

  test.each(['card.js', 'card.css'])('%s has no headers for revalidation', async (file) => {
    const { headers } = await app.inject(`${composition.remotes[0]?.base}${file}`);
    expect(headers).toMatchObject({ 'cache-control': expect.stringContaining('immutable') });
    for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(headers).not.toHaveProperty([name]);
  });

  test('support ranges if they are pictures or videos', async () => {
    const { base } = composition.shell;
    await registry.write(`${base.slice(1)}media/loop.webm`, 'a film');
    const { statusCode, headers, body } = await app.inject({
      url: `${base}media/loop.webm`,
      headers: { range: 'bytes=2-3' },
    });
    expect([statusCode, body]).toEqual([206, 'fi']);
    expect(headers).toMatchObject({ 'accept-ranges': 'bytes', etag: expect.any(String) });
  });
});
