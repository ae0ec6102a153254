import { expect, test, type Page } from '../../fixtures/test.ts';

const bucketOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'airdex-bucket')?.value;

test('a signed-in user is in the same share of a canary on every device', async ({
  page,
  signIn,
  openOtherBrowser,
}) => {
  await page.goto('/login');
  const anonymous = await bucketOf(page);
  expect(anonymous).toMatch(/^[0-9a-f]{32}$/);
  const token = await signIn();
  await page.goto('/savedSearches');
  await expect.poll(() => bucketOf(page)).not.toBe(anonymous);
  const own = await bucketOf(page);
  expect(own).toMatch(/^[0-9a-f]{32}$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  expect(await bucketOf(page)).toBe(own);

  const other = await openOtherBrowser();
  await other.addInitScript((value) => localStorage.setItem('token', value), token);
  await other.goto('/faq');
  await expect.poll(() => bucketOf(other)).toBe(own);
});
