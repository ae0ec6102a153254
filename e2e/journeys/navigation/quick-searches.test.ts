import type { Playlist, SavedSearchReference } from '@airdex/shared-contracts/api';
import { plusDays, plusYears } from '@airdex/shared-contracts/constants';
import {
  DEFAULT_SEARCH_FILTER,
  type QuickSearchMenu,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import { chooseInUserMenu, frame, navigationEntry } from '../../fixtures/frame.ts';
import { placeOf } from '../../fixtures/place.ts';
import { results, scrollTo, shownCount } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Runs a quick search, whose whole request is the default one with the given settings. Returns two pages of programmes. */
async function runQuickSearch(
  page: Page,
  name: string,
  menu: QuickSearchMenu,
  settings: Partial<SearchFilter>,
) {
  const entry = navigationEntry(page, name);
  const { body, result } = await searchAnsweredAfter(page, () => entry.click());
  expect(body).toEqual({
    ...DEFAULT_SEARCH_FILTER,
    ...settings,
    searchFrom: menu,
    isAllSelected: true,
    selectMode: 'Exclude',
    selectedIds: [],
    page: 1,
    resultsPerPage: 120,
    ignoreCount: false,
    orderBy: [],
  });
  expect(result.programs.length).toBeGreaterThan(0);
  await expect.poll(() => shownCount(page)).toBe(result.count);
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await expect(frame(page).navigation.locator('[aria-current="true"]')).toHaveCount(1);
  // The next page belongs to the same search.
  if ((result.count ?? 0) <= result.programs.length) return result.programs;
  // Before the list has measured its rows, it cannot be scrolled.
  await placeOf(page);
  const next = await searchAnsweredAfter(page, () => scrollTo(results(page).scroller, 0.7));
  expect(next.body).toMatchObject({ ...settings, searchFrom: menu, page: 2 });
  return [...result.programs, ...next.result.programs];
}

test('[QCK-01] [QCK-02] [QCK-03] [QCK-04] [NAV-04] each quick search finds its programmes, and is marked while its results show', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.goto('/faq');
  const today = await page.evaluate(() => {
    const now = new Date();
    return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
  });

  await test.step('the provider selection finds exactly the selection, without dates', async () => {
    const programmes = await runQuickSearch(page, 'Airdex selection', 'NotaSelection', {
      isNotaSelection: true,
      startDate: null,
      endDate: null,
    });
    expect(programmes.filter(({ isNotaSelection }) => !isNotaSelection)).toEqual([]);
  });

  await test.step('Latest finds launches of the past year', async () => {
    const endDate = plusDays(today, -1);
    const startDate = plusYears(endDate, -1);
    const programmes = await runQuickSearch(page, 'Latest programmes', 'Latest', { startDate, endDate });
    const outside = programmes.filter(({ date }) => date === null || date < startDate || date > endDate);
    expect(outside).toEqual([]);
  });

  await test.step('Upcoming finds launches from today on', async () => {
    const programmes = await runQuickSearch(page, 'Upcoming programmes', 'Upcoming', {
      startDate: today,
      endDate: null,
    });
    expect(programmes.filter(({ date }) => date === null || date < today)).toEqual([]);
  });

  await test.step('Audience boosters finds launches of the past year with results well above their slot', async () => {
    const startDate = plusYears(today, -1);
    const programmes = await runQuickSearch(page, 'Audience boosters', 'AudienceBooster', {
      startDate,
      endDate: today,
      selectedMarketShareComparison: 'BiggerOrEqual',
    });
    expect(programmes.filter(({ averageColor }) => averageColor !== 'green')).toEqual([]);
    const outside = programmes.filter(({ date }) => date === null || date < startDate || date > today);
    expect(outside).toEqual([]);
  });
});

test('[QCK-05] [NAV-04] a favourite runs the stored filter of its saved search, and each view updates its last call once', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn();
  const favourite = async () => {
    const response = await request.get('/api/Search/GetFavoritesSavedSearches', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const [first] = (await response.json()) as readonly SavedSearchReference[];
    return first;
  };
  await page.goto('/faq');
  const saved = await favourite();
  const favourites = frame(page).navigation.getByRole('region', { name: 'Favourites' });
  const entry = favourites.getByRole('button', { name: saved?.searchName ?? '', exact: true });
  const { body, result } = await searchAnsweredAfter(page, () => entry.click());
  expect(body.selectedMarketShareComparison).toBe('BiggerOrEqual');
  expect(body.selectedGenres).not.toEqual([]);
  expect(body).toMatchObject({
    ...saved?.filter,
    searchFrom: 'SavedSearch',
    savedSearchId: saved?.id,
    lastCall: saved?.lastCall,
    refreshLastCall: true,
  });
  await expect.poll(() => shownCount(page)).toBe(result.count);
  let looked = await favourite();
  expect(Date.parse(looked?.lastCall ?? '')).toBeGreaterThan(Date.parse(saved?.lastCall ?? '1970-01-01'));

  // The next view begins where the last one ended.
  await expect(async () => {
    const next = await searchAnsweredAfter(page, () => entry.click());
    const { lastCall } = looked ?? {};
    looked = await favourite();
    expect(next.body).toMatchObject({ lastCall, refreshLastCall: true });
  }).toPass();

  // Loading the same rows in the other language does not count as a view.
  const again = await searchAnsweredAfter(page, () => chooseInUserMenu(page, '中文'));
  expect(again.body).toMatchObject({ savedSearchId: saved?.id, refreshLastCall: false });
  expect((await favourite())?.lastCall).toBe(looked?.lastCall);
});

test('[QCK-06] a playlist finds its programmes, without dates', async ({ page, signIn }) => {
  await signIn('colleague');
  const response = page.waitForResponse('**/api/Playlist/GetPlaylists/**');
  await page.goto('/playlists');
  const [playlist] = (await (await response).json()) as readonly Playlist[];
  expect(playlist?.programCount).toBeGreaterThan(0);
  const { body, result } = await searchAnsweredAfter(page, () =>
    page.getByRole('button', { name: `Show the playlist “${playlist?.name ?? ''}”` }).click(),
  );
  expect(body).toMatchObject({
    ...DEFAULT_SEARCH_FILTER,
    searchFrom: 'Playlist',
    selectedPlaylists: [playlist?.id],
    startDate: null,
    endDate: null,
  });
  expect(result.count).toBe(playlist?.programCount);
  await expect.poll(() => shownCount(page)).toBe(result.count);
});
