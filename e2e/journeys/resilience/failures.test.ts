import { chooseInUserMenu, frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { results, scrollTo, shownCount } from '../../fixtures/results.ts';
import { recordSearches, SEARCH_CALL } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

const broken = { status: 500, json: { error: 'internal', message: 'Broken.' } };
const FAILED = ['answer: 500', /console: .*status of 500/] as const;

const fail = (page: Page, url: string) => page.route(url, (route) => route.fulfill(broken));
const cells = (page: Page) => results(page).thumbnails.getByRole('gridcell');

async function showLatest(page: Page): Promise<void> {
  await page.goto('/faq');
  await navigationEntry(page, 'Latest programmes').click();
  await expect(cells(page).first()).toBeVisible();
}

test('a further page or the other language that fails to load keeps the earlier rows, and Retry loads it', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(...FAILED);
  await signIn();
  await showLatest(page);
  const count = await shownCount(page);
  await fail(page, SEARCH_CALL);
  const { scroller } = results(page);
  await scrollTo(scroller, 1);
  const alert = frame(page).main.getByRole('alert');
  await expect(alert).toContainText('The next programmes could not be loaded.');
  expect(await shownCount(page)).toBe(count);
  await page.unroute(SEARCH_CALL);
  const sent = recordSearches(page);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toBeHidden();
  expect(sent.map(({ body }) => body.page)).toEqual([2]);
  await expect(cells(page).last()).toBeVisible();

  await test.step('rows stay when the other language fails to load, and Retry loads it', async () => {
    await fail(page, SEARCH_CALL);
    await chooseInUserMenu(page, '中文');
    await expect(alert).toContainText('未能重新加载节目');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await page.unroute(SEARCH_CALL);
    await alert.getByRole('button', { name: '重试' }).press('Enter');
    await expect(alert).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('lists of the frame that fail show a message or are hidden, and affect nothing else', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(...FAILED);
  await signIn();
  for (const call of [
    'Search/GetFavoritesSavedSearches',
    'Vip/HasReports/',
    'Playlist/GetUnseenSharedPlaylistCount',
    'Playlist/GetPlaylists/**',
  ])
    await fail(page, `**/api/${call}`);
  await page.goto('/faq');
  const { navigation } = frame(page);
  const favourites = navigation.getByRole('region', { name: 'Favourites' });
  await expect(favourites).toContainText('could not be loaded', { timeout: patiently(20_000) });
  await expect(navigation.getByRole('link', { name: 'Reports' })).toHaveCount(0);
  await expect(navigationEntry(page, 'Playlists')).toHaveAccessibleName('Playlists');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'More filters' }).click();
  const playlists = panel.getByRole('group', { name: 'Playlists' });
  await expect(playlists.getByRole('alert')).toContainText('the options could not be loaded');
  await navigationEntry(page, 'Latest programmes').click();
  await expect(cells(page).first()).toBeVisible();

  await page.unrouteAll();
  await favourites.getByRole('button', { name: 'Retry' }).click();
  await expect(favourites.getByText('could not be loaded')).toBeHidden();
  await playlists.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('button', { name: /^Playlists/ })).toBeEnabled();
});
