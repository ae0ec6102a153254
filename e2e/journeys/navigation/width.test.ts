import { LOCAL_STORAGE_KEYS, SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { frame, openPanel } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[NAV-05] the navigation, 200 px or collapsed 65 px wide, and the panel remember their state, the panel in its tab only', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { navigation, panel } = frame(page);
  const heading = page.getByRole('heading', { level: 1 });
  const width = async () => (await navigation.boundingBox())?.width;
  const storedPanel = () =>
    page.evaluate((key) => sessionStorage.getItem(key), SESSION_STORAGE_KEYS.advancedPanelVisible);
  await expect(heading).toBeVisible();
  await expect.poll(width).toBe(200);
  await expect(panel).toBeHidden();

  await navigation.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect.poll(width).toBe(65);
  await expect(navigation.getByRole('link', { name: 'Saved searches' })).toBeVisible();
  expect(
    await page.evaluate((key) => localStorage.getItem(key), LOCAL_STORAGE_KEYS.navigationCollapsed),
  ).toBe('true');
  await openPanel(page);
  expect(await storedPanel()).toBe('true');

  await page.reload();
  await expect.poll(width).toBe(65);
  await expect(panel.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/faq');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await frame(other).navigation.boundingBox())?.width).toBe(65);
  await expect(frame(other).panel).toBeHidden();

  await navigation.getByRole('button', { name: 'Expand navigation' }).click();
  await expect.poll(width).toBe(200);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  expect(await storedPanel()).toBeNull();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect.poll(width).toBe(200);
  await expect(panel).toBeHidden();
});
