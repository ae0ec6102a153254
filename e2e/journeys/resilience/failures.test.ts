import { endSessions } from '../../fixtures/accounts.ts';
import { chooseInUserMenu, frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { submitLogin } from '../../fixtures/login-form.ts';
import { holdRequests } from '../../fixtures/network.ts';
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

test('a further page that fails keeps the earlier ones, and Retry loads it', async ({
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
});

test('keeps the rows when the other language fails to load, shows a message, and loads it on Retry', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(...FAILED);
  await signIn();
  await showLatest(page);
  await fail(page, SEARCH_CALL);
  await chooseInUserMenu(page, '中文');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('未能重新加载节目');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.unroute(SEARCH_CALL);
  await alert.getByRole('button', { name: '重试' }).press('Enter');
  await expect(alert).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('scrolling while the rows reload in the other language does not lose them', async ({ page, signIn }) => {
  await signIn();
  await showLatest(page);
  const held = await holdRequests(page, SEARCH_CALL);
  const sent = recordSearches(page);
  await chooseInUserMenu(page, '中文');
  await held.arrived;
  await expect(page.getByText('正在重新加载节目……')).toBeVisible();
  await scrollTo(results(page).scroller, 1);
  expect(sent).toHaveLength(1);
  held.release();
  await expect(page.getByText('正在重新加载节目……')).toBeHidden();
  expect(sent[0]?.request.failure()).toBeNull();
  await expect.poll(() => sent.map(({ body }) => body.page)).toEqual([1, 2]);
});

test('if newer options fail to load, the previous ones stay usable, and Retry keeps the focus in place', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(...FAILED);
  await signIn();
  await page.goto('/faq');
  const panel = await openPanel(page);
  const genres = panel.getByRole('group', { name: 'Genres and subgenres' });
  await expect(genres.getByRole('button')).toBeEnabled();
  await fail(page, '**/api/Search/GetFacets');
  await panel.getByRole('checkbox', { name: 'Daytime' }).check();
  await expect(genres.getByRole('alert')).toContainText('the options could not be updated');
  await genres.getByRole('button', { name: /^Genres/ }).click();
  await page.getByRole('treeitem').first().click();
  await page.keyboard.press('Escape');
  await expect(
    genres.getByRole('button', { name: /1 Selected|all selected|, |^Genres and subgenres \w/ }),
  ).toBeVisible();
  await page.unroute('**/api/Search/GetFacets');
  await genres.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(genres.getByRole('alert')).toBeHidden();
  await expect(genres).toBeFocused();
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
  await expect(playlists.getByRole('button', { name: /^Playlists/ })).toBeEnabled();
});

test('[SES-02] a session that ends during a search leads to the login page once, and back', async ({
  page,
  request,
  signIn,
  expectFailures,
}) => {
  expectFailures('answer: 401', /console: .*status of 401/);
  await signIn();
  await showLatest(page);
  await openPanel(page);
  await endSessions(request, 'demo');
  await navigationEntry(page, 'Upcoming programmes').click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await submitLogin(page, 'demo');
  await expect(page).toHaveURL(/^(?!.*login)/);
  await navigationEntry(page, 'Upcoming programmes').click();
  await expect(cells(page).first()).toBeVisible();
});
