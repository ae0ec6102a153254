import { BROKEN, expectTheRestToWork, failure } from '../../fixtures/failed-remote.ts';
import { chooseInUserMenu, frame } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { installClock } from '../../fixtures/page-clock.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[MFE-03] a remote whose files take 30 s does not block the page, times out, and loads after Retry', async ({
  page,
  signIn,
}) => {
  await signIn();
  await installClock(page);
  const held = await holdRequests(page, BROKEN.files);
  await page.goto(BROKEN.path, { waitUntil: 'commit' });
  const loading = frame(page).main.getByRole('status', { name: 'Loading…' }).first();
  await expect(loading).toBeVisible();
  await expectTheRestToWork(page);
  await chooseInUserMenu(page, BROKEN.line);
  await expect(loading).toBeVisible();

  await page.clock.runFor(30_000);
  await expect(failure(page)).toContainText('This part of Airdex could not be loaded');
  await expect(failure(page)).toContainText('AIRDEX-109');
  held.release();
  await failure(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: BROKEN.heading.en })).toBeVisible();
});
