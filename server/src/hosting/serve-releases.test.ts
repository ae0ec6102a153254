import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Composition } from '@airdex/shared-contracts/composition';
import type { FastifyInstance } from 'fastify';
import { createBareApp } from '../http/bare-app.ts';
import { serveReleases } from './serve-releases.ts';
import { createTestRegistry, type TestRegistry } from './test-registry.ts';

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

  test('are kept by browsers for good, and can be had from another origin', async () => {
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

  test('travel as they were compressed by the build', async () => {
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

  test('of an old release stay: an open tab runs on them', async () => {
    await registry.publish('second');
    expect((await app.inject(entry())).statusCode).toBe(200);
  });

  test.each(['card.js', 'card.css'])('%s carries nothing that asks whether it has changed', async (file) => {
    const { headers } = await app.inject(`${composition.remotes[0]?.base}${file}`);
    expect(headers).toMatchObject({ 'cache-control': expect.stringContaining('immutable') });
    for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(headers).not.toHaveProperty([name]);
  });

  test('can be had in parts where they are pictures or videos', async () => {
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
