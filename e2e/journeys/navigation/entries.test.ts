import type { SavedSearchReference } from '@airdex/shared-contracts/api';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const [username, has] of [
  ['demo', true],
  ['limited', false],
] as const)
  test(`[NAV-02] reports are ${has ? '' : 'not '}offered to ${username}, as the server decides`, async ({
    page,
    signIn,
  }) => {
    await signIn(username);
    const answered = page.waitForResponse('**/api/Vip/HasReports/');
    await page.goto('/faq');
    expect(await (await answered).json()).toBe(has);
    await expect(navigationEntry(page, 'Saved searches')).toBeVisible();
    await expect(navigationEntry(page, 'Reports')).toBeVisible({ visible: has });
  });

test('[NAV-02] the reports entry opens the reports', async ({ page, signIn }) => {
  await signIn('demo');
  await page.goto('/faq');
  await navigationEntry(page, 'Reports').click();
  await expect(page).toHaveURL('/reports');
  await expect(navigationEntry(page, 'Reports')).toHaveAttribute('aria-current', 'page');
});

test('[NAV-04] saved searches, four quick searches and the favourites are in the navigation', async ({
  page,
  signIn,
}) => {
  await signIn('demo');
  const response = page.waitForResponse('**/api/Search/GetFavoritesSavedSearches');
  await page.goto('/faq');
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

test('[NAV-04] a favourite starts its search', async ({ page, signIn }) => {
  await signIn('demo');
  await page.goto('/faq');
  const favourite = frame(page).navigation.getByRole('region', { name: 'Favourites' }).getByRole('button');
  const { body } = await searchAnsweredAfter(page, () => favourite.first().click());
  expect(body).toMatchObject({ searchFrom: 'SavedSearch', selectedMarketShareComparison: 'BiggerOrEqual' });
  expect(body.savedSearchId).toEqual(expect.any(Number));
  expect(body.selectedGenres).not.toEqual([]);
  await expect(results(page).count).toBeVisible();
});

test('[NAV-04] each quick search starts its search and is marked while its results show', async ({
  page,
  signIn,
}) => {
  await signIn('demo');
  await page.goto('/faq');
  const menus = [
    ['Airdex selection', 'NotaSelection'],
    ['Audience boosters', 'AudienceBooster'],
    ['Latest programmes', 'Latest'],
    ['Upcoming programmes', 'Upcoming'],
  ] as const;
  for (const [name, searchFrom] of menus) {
    const entry = navigationEntry(page, name);
    const { body } = await searchAnsweredAfter(page, () => entry.click());
    expect(body.searchFrom).toBe(searchFrom);
    await expect(entry).toHaveAttribute('aria-current', 'true');
    await expect(frame(page).navigation.locator('[aria-current="true"]')).toHaveCount(1);
  }
});
