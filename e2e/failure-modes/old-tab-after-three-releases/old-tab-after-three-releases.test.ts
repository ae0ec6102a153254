import { rename } from 'node:fs/promises';
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

/** A tab that has not asked for the remote yet, over three releases of it. */
async function stayOpen(page: Page): Promise<void> {
  await page.goto('/savedSearches');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  for (const release of ['first', 'second', 'third']) await publishHeading(`The ${release} release`);
}

async function expectTheNewestAfterReload(page: Page): Promise<void> {
  await page.goto(BROKEN.path);
  await expect(page.getByRole('heading', { level: 1, name: 'The third release' })).toBeVisible();
}

test('[MFE-02] [MFE-04] a tab that was open over three releases and a prune still gets the files it began with', async ({
  page,
  signIn,
}) => {
  await signIn();
  await stayOpen(page);
  await mfe(['prune', '--registry', registryFolder(), '--keep-previous', '0', '--delete']);

  await chooseInUserMenu(page, BROKEN.line);
  await expect(page.getByRole('heading', { level: 1, name: BROKEN.heading.en })).toBeVisible();
  await expectTheRestToWork(page);
  await expectTheNewestAfterReload(page);
});

test('[MFE-04] a tab whose files are gone for good says so in their place, and is well after a reload', async ({
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
