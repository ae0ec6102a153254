import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readRelease } from '@airdex/release-registry/release';
import { packRelease } from '@airdex/release-registry/upload';
import { startRegistryServer } from '../../../testing/test-registry-server.ts';
import type { RegistryServer } from '../../../testing/test-registry-server.ts';

const REQUEST_MS = 300;
let server: RegistryServer;
beforeAll(async () => {
  server = await startRegistryServer({ headersTimeout: 200, requestTimeout: REQUEST_MS, checkEvery: 50 });
});
afterAll(() => server.close());

/** A release of the card, as it comes over a slow line: its end later than other requests may take. */
async function slowRelease(): Promise<ReadableStream<Uint8Array>> {
  const release = await readRelease(await server.registry.build('mfe-card', 'slow'));
  const slowly = new TransformStream<Uint8Array, Uint8Array>({
    flush: () => delay(REQUEST_MS * 3),
  });
  return (await packRelease(release)).pipeThrough(slowly);
}

const post = async (path: string, type: string, token: string) =>
  fetch(`${server.url}/registry-api/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
    body: await slowRelease(),
    duplex: 'half',
  });

test('an upload may take longer than other requests, which are given up', async () => {
  const token = await server.token('mfe-card');
  const uploaded = await post('releases', 'application/x-tar', token);
  expect([uploaded.status, await uploaded.json()]).toEqual([200, expect.objectContaining({ stored: true })]);
  const other = await post('publish', 'application/json', token).then(
    ({ status }) => status,
    () => 'cut',
  );
  expect([408, 'cut']).toContain(other);
});
