import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder, writeRemote, writeShell } from '@airdex/release-registry/testing';
import { publishPages } from './publish-pages.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** Starts the package of a version, which is in its own folder. */
async function start(version: string, port = 8080): Promise<readonly string[]> {
  const pages = path.join(folder.path, `airdex-${version}`, 'pages');
  await writeShell(path.join(pages, 'shell'), 'same');
  await writeRemote(path.join(pages, 'mfe-card'), 'mfe-card', version);
  const dataDir = path.join(folder.path, 'data');
  return publishPages(pathToFileURL(`${pages}/`), { dataDir, registry: null, port });
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
