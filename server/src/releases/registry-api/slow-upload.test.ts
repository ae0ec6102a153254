import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRelease, type BuiltRelease } from '@airdex/release-registry/release';
import { packRelease } from '@airdex/release-registry/upload';
import { startRegistryServer } from '../../../testing/test-registry-server.ts';
import type { RegistryServer } from '../../../testing/test-registry-server.ts';

let server: RegistryServer;
let release: BuiltRelease;
beforeAll(async () => {
  server = await startRegistryServer({ requestTimeout: 2_000, checkEvery: 50 });
  release = await readRelease(await server.registry.build('mfe-card', 'slow'));
});
afterAll(() => server.close());

/** A release of the card, as over a slow connection: its end waits for `others`. */
async function slowRelease(others: Promise<unknown>): Promise<ReadableStream<Uint8Array>> {
  const slowly = new TransformStream<Uint8Array, Uint8Array>({ flush: async () => void (await others) });
  return (await packRelease(release)).pipeThrough(slowly);
}

const post = async (path: string, type: string, token: string, others: Promise<unknown>) =>
  fetch(`${server.url}/registry-api/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
    body: await slowRelease(others),
    duplex: 'half',
  });

test('an upload may take longer than other requests, which are aborted', async () => {
  const token = await server.token('mfe-card');
  const never = new Promise(() => undefined);
  const other = post('publish', 'application/json', token, never).then(
    ({ status }) => status,
    () => 'cut',
  );
  const uploaded = await post('releases', 'application/x-tar', token, other);
  expect([408, 'cut']).toContain(await other);
  expect([uploaded.status, await uploaded.json()]).toEqual([200, expect.objectContaining({ stored: true })]);
});
