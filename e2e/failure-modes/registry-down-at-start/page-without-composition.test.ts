import { alterComposition } from '../../fixtures/composition-in-page.ts';
import { BROKEN, failure, expectTheRestToWork } from '../../fixtures/failed-remote.ts';
import { chooseInUserMenu, frame } from '../../fixtures/frame.ts';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { expect, test } from '../../fixtures/test.ts';

const heading = { level: 1, name: BROKEN.heading.en } as const;

test('[MFE-03] a page with an unreadable composition runs the last one that the browser knows', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(BROKEN.path);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  // The page remembers it when it is idle.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, LOCAL_STORAGE_KEYS.lastComposition);

  await alterComposition(page, () => ({ unavailable: true }));
  await page.reload();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expectTheRestToWork(page);
});

test('[MFE-03] when the browser knows no composition, such a page shows the frame and a message, and recovers with the next page', async ({
  page,
  signIn,
}) => {
  await signIn();
  await alterComposition(page, () => ({ unavailable: true }));
  await page.goto(BROKEN.path);
  await expect(failure(page)).toContainText('This part of Airdex could not be loaded');
  await expect(failure(page)).toContainText('AIRDEX-101');
  await expect(frame(page).searchBox).toBeVisible();
  await chooseInUserMenu(page, '中文');
  await expect(failure(page)).toContainText('此部分内容加载失败');
  await page.unrouteAll();
  await failure(page).getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1, name: BROKEN.heading.ch })).toBeVisible();
});
