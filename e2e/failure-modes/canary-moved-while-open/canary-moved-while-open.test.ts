import type { Composition } from '@airdex/shared-contracts/composition';
import { BROKEN, expectTheRestToWork } from '../../fixtures/failed-remote.ts';
import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import { currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { expect, test } from '../../fixtures/test.ts';
import { publishHeading } from '../../fixtures/written-remote.ts';
import { registryFolder } from '../../setup/environment.ts';
import { mfe } from '../../setup/release-builds.ts';

let before: Composition;

test.beforeEach(async () => {
  before = await currentComposition();
});
test.afterEach(() => serveAgain(before.id));

test('[MFE-02] [MFE-04] a tab in a canary keeps it while the canary is moved, and has what is current with the next page', async ({
  page,
  signIn,
}) => {
  await signIn();
  const canary = page.getByRole('heading', { level: 1, name: 'The canary' });
  const current = page.getByRole('heading', { level: 1, name: BROKEN.heading.en });
  // The first page gives the browser the key that it is drawn by.
  await page.goto('/savedSearches');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await publishHeading('The canary', ['--canary', '100']);
  await page.goto(BROKEN.path);
  await expect(canary).toBeVisible();
  await page.reload();
  await expect(canary).toBeVisible();

  await mfe(['promote', before.id, '--stop-canary', '--registry', registryFolder()]);
  await navigationEntry(page, 'Saved searches').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await chooseInUserMenu(page, BROKEN.line);
  await expect(canary, 'what a page began with, it goes on with').toBeVisible();
  await expectTheRestToWork(page);

  await page.goto(BROKEN.path);
  await expect(current).toBeVisible();
});
