import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { frame } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

/*
 * NAV-05 as far as there is something to test: the visibility of the advanced panel joins it with the panel.
 */
test('the navigation is 200 px wide, 65 px collapsed, and stays as it was left', async ({ page, signIn }) => {
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
