import type { SavedSearchReference } from '@airdex/shared-contracts/api';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[NAV-02] [NAV-04] the navigation has reports, saved searches, four quick searches and the favourites', async ({
  page,
  signIn,
}) => {
  await signIn('demo');
  const hasReports = page.waitForResponse('**/api/Vip/HasReports/');
  const response = page.waitForResponse('**/api/Search/GetFavoritesSavedSearches');
  await page.goto('/faq');
  expect(await (await hasReports).json()).toBe(true);
  await expect(navigationEntry(page, 'Reports')).toBeVisible();

  const favourites = (await (await response).json()) as readonly SavedSearchReference[];
  expect(favourites.length).toBeGreaterThan(1);
  const { navigation } = frame(page);
  const entries = (section: string) => navigation.getByRole('region', { name: section }).getByRole('button');
  await expect(entries('Quick searches')).toHaveText([
    'Airdex selection',
    'Audience boosters',
    'Latest programmes',
    'Upcoming programmes',
  ]);
  await expect(entries('Favourites')).toHaveText(favourites.map(({ searchName }) => searchName));

  await navigationEntry(page, 'Saved searches').click();
  await expect(page).toHaveURL('/savedSearches');
  await expect(navigationEntry(page, 'Saved searches')).toHaveAttribute('aria-current', 'page');
});

test('[NAV-02] the navigation has no reports if the server says that the user has none', async ({
  page,
  signIn,
}) => {
  await signIn('limited');
  const hasReports = page.waitForResponse('**/api/Vip/HasReports/');
  await page.goto('/faq');
  expect(await (await hasReports).json()).toBe(false);
  await expect(navigationEntry(page, 'Saved searches')).toBeVisible();
  await expect(navigationEntry(page, 'Reports')).toBeHidden();
});
