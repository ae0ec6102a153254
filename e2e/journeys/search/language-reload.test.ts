import type { Request } from '@playwright/test';
import { chooseInUserMenu, openPanel } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { visit } from '../../fixtures/visit.ts';

/** Changes the language to Chinese, waits for calls in it, by the last part of their path, and changes it back. */
async function expectReload(page: Page, calls: readonly string[]): Promise<void> {
  const requests = new Set<string>();
  const record = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.headers()['languageid'] === '1')
      requests.add(pathname.split('/')[3] ?? '');
  };
  page.on('request', record);
  await chooseInUserMenu(page, '中文');
  await expect.poll(() => [...requests]).toEqual(expect.arrayContaining([...calls]));
  page.off('request', record);
  await chooseInUserMenu(page, 'English');
}

test('[LNG-02] [HOM-04] another language reloads the lists of options, a card, playlists and the six sources of home', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  const { result } = await searchAnsweredAfter(page, () => page.goto('/search?v=1&q=night'));
  await expect(results(page).count).toBeVisible();
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'More filters' }).click();
  await expect(panel.getByRole('button', { name: /^Keywords/ })).toBeEnabled();
  await expectReload(page, ['GetFacets', 'GetPlaylists']);

  await visit(page, `/card/${result.programs[0]?.idProgram ?? 0}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.programs[0]?.localTitle ?? '');
  await expectReload(page, ['GetCard']);

  await visit(page, '/playlists');
  await expect(page.getByRole('heading', { level: 1, name: 'Playlists' })).toBeVisible();
  await expectReload(page, ['GetPlaylistsPrograms']);

  await visit(page, '/');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /opens in a new tab/ })
      .first(),
  ).toBeVisible();
  await expectReload(page, [
    'GetNotaSelectionPrograms',
    'GetUpCommingPrograms',
    'GetLatestPrograms',
    'GetAudienceBoosterPrograms',
    'GetNotaInsights',
    'GetSavedSearchesPrograms',
  ]);
});
