import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder, writeRemote, writeShell } from '@airdex/release-registry/testing';
import { publishPages } from './publish-pages.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** Starts the package of a version, which is in its own folder. */
async function start(
  version: string,
  port = 8080,
  registry: string | null = null,
): Promise<readonly string[]> {
  const pages = path.join(folder.path, `airdex-${version}`, 'pages');
  await writeShell(path.join(pages, 'shell'), 'same');
  await writeRemote(path.join(pages, 'mfe-card'), 'mfe-card', version);
  const dataDir = path.join(folder.path, 'data');
  return publishPages(pathToFileURL(`${pages}/`), { dataDir, registry, port });
}

test('an installation that returns to the previous package returns to its pages', async () => {
  expect(await start('1')).toHaveLength(2);
  const card = /^Published from this package: mfe-card \w+$/;
  expect(await start('2')).toEqual([expect.stringMatching(card)]);
  expect(await start('1')).toEqual([expect.stringMatching(card)]);
  expect(await start('1')).toEqual([]);
});

test('another node of the previous package does not return to its pages when it restarts', async () => {
  for (const port of [8080, 8081]) await start('1', port);
  await start('2', 8080);
  expect(await start('1', 8081)).toEqual([expect.stringMatching(/^mfe-card: users keep \w+$/)]);
});

test('a node whose keys may only read the bucket starts without publishing', async () => {
  const storage = createServer((request, response) => {
    request.resume();
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  const { port } = storage.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  try {
    const refused = /^Nothing was published: The bucket refuses these keys/;
    expect(await start('1', 8080, 's3://releases/airdex')).toEqual([expect.stringMatching(refused)]);
  } finally {
    vi.unstubAllEnvs();
    storage.closeAllConnections();
    storage.close();
  }
});
