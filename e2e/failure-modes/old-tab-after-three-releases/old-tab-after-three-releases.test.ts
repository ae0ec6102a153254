import { mkdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Composition } from '@airdex/shared-contracts/composition';
import { BROKEN, expectTheRestToWork, failure } from '../../fixtures/failed-remote.ts';
import { chooseInUserMenu } from '../../fixtures/frame.ts';
import { currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { publishHeading } from '../../fixtures/written-remote.ts';
import { registryFolder } from '../../setup/environment.ts';
import { mfe } from '../../setup/release-builds.ts';

let before: Composition;

test.beforeEach(async () => {
  before = await currentComposition();
});
test.afterEach(() => serveAgain(before.id));

/** Opens a tab that has not requested the remote yet, and publishes three releases of the remote meanwhile. */
async function stayOpen(page: Page): Promise<void> {
  await page.goto('/savedSearches');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  for (const release of ['first', 'second', 'third']) await publishHeading(`The ${release} release`);
}

const LONG_AGO = new Date('2020-01-01');
const remotesFolder = (...parts: readonly string[]) => path.join(registryFolder(), 'remotes', ...parts);

/** Makes a composition and its releases look as if they had been published long ago and were live until now. */
async function makeOld(composition: Composition): Promise<void> {
  const file = path.join(registryFolder(), 'compositions', `${composition.id}.json`);
  await writeFile(file, JSON.stringify({ ...composition, createdAt: LONG_AGO.toISOString() }));
  for (const { name, release } of composition.remotes)
    await utimes(remotesFolder(name, release), LONG_AGO, LONG_AGO);
}

/** Stores an old release that no composition ever contained. Returns its folder. */
async function storeUnusedRelease(): Promise<string> {
  const folder = remotesFolder(BROKEN.name, '0'.repeat(16));
  await mkdir(folder, { recursive: true });
  await utimes(folder, LONG_AGO, LONG_AGO);
  return folder;
}

async function expectTheNewestAfterReload(page: Page): Promise<void> {
  await page.goto(BROKEN.path);
  await expect(page.getByRole('heading', { level: 1, name: 'The third release' })).toBeVisible();
}

test('[MFE-02] [MFE-04] a tab that stays open during three releases and a prune still gets the files of its own release', async ({
  page,
  signIn,
}) => {
  await signIn();
  await stayOpen(page);
  await makeOld(before);
  const unused = await storeUnusedRelease();
  await mfe(['prune', '--registry', registryFolder(), '--keep-previous', '0', '--delete']);
  // It did remove a release that is not needed.
  await expect(stat(unused)).rejects.toThrow('ENOENT');

  await chooseInUserMenu(page, BROKEN.line);
  await expect(page.getByRole('heading', { level: 1, name: BROKEN.heading.en })).toBeVisible();
  await expectTheRestToWork(page);
  await expectTheNewestAfterReload(page);
});

test('[MFE-04] a tab whose files were removed shows a message, and works after a reload', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/answer: 404 GET .*mfe-account/, /console: /);
  await signIn();
  await stayOpen(page);
  const release = before.remotes.find(({ name }) => name === BROKEN.name)?.release ?? '';
  const folder = path.join(registryFolder(), 'remotes', BROKEN.name, release);
  await rename(folder, `${folder}.gone`);
  try {
    await chooseInUserMenu(page, BROKEN.line);
    await expect(failure(page)).toContainText('AIRDEX-108');
    await expectTheRestToWork(page);
    await expectTheNewestAfterReload(page);
  } finally {
    await rename(`${folder}.gone`, folder);
  }
});
