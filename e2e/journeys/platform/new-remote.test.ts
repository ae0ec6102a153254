import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Composition } from '@airdex/shared-contracts/composition';
import { axeProblems } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/dev-server.ts';
import { navigationEntry } from '../../fixtures/frame.ts';
import { makeRemote, type MadeRemote } from '../../fixtures/new-remote.ts';
import { currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { expect } from '../../fixtures/test.ts';
import { registryFolder } from '../../setup/environment.ts';
import { mfe } from '../../setup/release-builds.ts';
import { patiently } from '../../setup/patience.ts';

const run = promisify(execFile);
const COMPILER = path.resolve(import.meta.dirname, '../../../node_modules/typescript7/bin/tsc');

let before: Composition;
let remote: MadeRemote | undefined;
test.beforeEach(async () => {
  before = await currentComposition();
});
test.afterEach(async () => {
  await serveAgain(before.id);
  await remote?.remove();
});

test('[MFE-05] a remote made from nothing is shown from its dev server, and is live as it is once it is published', async ({
  page,
  signIn,
  startDevServer,
}) => {
  test.setTimeout(patiently(180_000));
  remote = await makeRemote('air-time', '--title', 'Air time', '--title-zh', '播出时间');
  await run(process.execPath, [COMPILER, '-p', remote.folder]);

  // Before anything of it is published.
  const server = await startDevServer(remote.folder);
  await signIn();
  await page.goto(server.address.replace('/?', '/x/air-time?'));
  await expect(page.getByRole('heading', { level: 1, name: 'Air time' })).toBeVisible();
  await expect(page).toHaveTitle('Air time – Airdex');
  await page.goto('/?mfe=');
  await expect(navigationEntry(page, 'Playlists')).toBeVisible();
  await expect(navigationEntry(page, 'Air time')).toBeHidden();
  await page.goto('/x/air-time');
  await expect(page.getByRole('heading', { level: 1, name: /404/ })).toBeVisible();
  await server.stop();

  await mfe(['build'], remote.folder);
  await mfe(['publish', '--registry', registryFolder(), '--from', path.join(remote.folder, 'dist')]);
  await page.goto('/');
  await navigationEntry(page, 'Air time').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Air time' })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Primetime drama, Europe' }).last(),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/x/air-time');
  expect(await axeProblems(page)).toEqual([]);
  const { shell } = await currentComposition();
  expect(shell.release).toBe(before.shell.release);
});
