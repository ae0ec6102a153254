import { LOCAL_STORAGE_KEYS, SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { frame, openPanel } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[NAV-05] the navigation is 200 px wide, or 65 px collapsed, and remembers its state', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { navigation } = frame(page);
  const width = async () => (await navigation.boundingBox())?.width;
  await expect.poll(width).toBe(200);
  await navigation.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect.poll(width).toBe(65);
  await expect(navigation.getByRole('link', { name: 'Saved searches' })).toBeVisible();
  expect(
    await page.evaluate((key) => localStorage.getItem(key), LOCAL_STORAGE_KEYS.navigationCollapsed),
  ).toBe('true');

  await page.reload();
  await expect.poll(width).toBe(65);
  const other = await page.context().newPage();
  await other.goto('/');
  await expect.poll(async () => (await frame(other).navigation.boundingBox())?.width).toBe(65);

  await navigation.getByRole('button', { name: 'Expand navigation' }).click();
  await expect.poll(width).toBe(200);
  await page.reload();
  await expect.poll(width).toBe(200);
});

test('[NAV-05] the panel remembers whether it was shown, in this tab only', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/faq');
  const { panel } = frame(page);
  const stored = () =>
    page.evaluate((key) => sessionStorage.getItem(key), SESSION_STORAGE_KEYS.advancedPanelVisible);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toBeHidden();
  await openPanel(page);
  expect(await stored()).toBe('true');

  await page.reload();
  await expect(panel.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/faq');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame(other).panel).toBeHidden();

  await panel.getByRole('button', { name: 'Close filters' }).click();
  await expect(panel).toBeHidden();
  expect(await stored()).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toBeHidden();
});
