import { chooseInUserMenu, openPanel } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** The calls in Chinese after the language was changed, by the last part of their path. */
async function requestsInChinese(page: Page): Promise<ReadonlySet<string>> {
  const requests = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.headers()['languageid'] !== '1') return;
    requests.add(pathname.split('/')[3] ?? '');
  });
  await chooseInUserMenu(page, '中文');
  return requests;
}

test('[LNG-02] another language reloads the lists of options', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/search?v=1&q=night');
  await expect(results(page).count).toBeVisible();
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'More filters' }).click();
  await expect(panel.getByRole('button', { name: /^Keywords/ })).toBeEnabled();
  const requests = await requestsInChinese(page);
  await expect.poll(() => [...requests]).toEqual(expect.arrayContaining(['GetFacets', 'GetPlaylists']));
});

test('[LNG-02] [HOM-04] another language reloads the six sources of home', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /opens in a new tab/ })
      .first(),
  ).toBeVisible();
  const requests = await requestsInChinese(page);
  await expect
    .poll(() => [...requests])
    .toEqual(
      expect.arrayContaining([
        'GetNotaSelectionPrograms',
        'GetUpCommingPrograms',
        'GetLatestPrograms',
        'GetAudienceBoosterPrograms',
        'GetNotaInsights',
        'GetSavedSearchesPrograms',
      ]),
    );
});

test('[LNG-02] another language reloads a card', async ({ page, signIn }) => {
  await signIn();
  const { result } = await searchAnsweredAfter(page, () => page.goto('/search?v=1&q=night'));
  await page.goto(`/card/${result.programs[0]?.idProgram ?? 0}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.programs[0]?.localTitle ?? '');
  const requests = await requestsInChinese(page);
  await expect.poll(() => [...requests]).toContain('GetCard');
});

test('[LNG-02] another language reloads playlists', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/playlists');
  await expect(page.getByRole('heading', { level: 1, name: 'Playlists' })).toBeVisible();
  const requests = await requestsInChinese(page);
  await expect.poll(() => [...requests]).toContain('GetPlaylistsPrograms');
});
