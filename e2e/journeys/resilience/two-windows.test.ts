import type { SavedSearchReference } from '@airdex/shared-contracts/api';
import { chooseInUserMenu, frame, navigationEntry } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { airdexUrl } from '../../setup/environment.ts';
import { expect, test } from '../../fixtures/test.ts';

test('signing out in one window signs out in the other, whatever it shows', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await chooseInUserMenu(other, 'Log out');
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  await expect(results(page).count).toBeHidden();
});

test('a language chosen in one window applies to the other, including its results', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/faq');
  const reloaded = page.waitForRequest('**/api/Search/GetAdvancedSearchPrograms');
  await chooseInUserMenu(other, '中文');
  expect(await (await reloaded).headerValue('LanguageId')).toBe('1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('main h1').filter({ hasText: /^[\d,]+ 个节目/ })).toBeVisible();
});

test('a saved search deleted in one window still runs in the other until its list updates', async ({
  page,
  context,
  signIn,
}) => {
  const token = await signIn('colleague');
  const headers = { Authorization: `Bearer ${token}` };
  const call = (path: string) => `${airdexUrl()}/api/Search/${path}`;
  const favourites = await context.request.get(call('GetFavoritesSavedSearches'), { headers });
  const others = ((await favourites.json()) as SavedSearchReference[]).map((search) => search.id);
  // A failed first try of this test may leave its search.
  const name = `Autumn evenings ${test.info().retry}`;
  const created = await context.request.post(call('CreateSearch'), {
    headers,
    data: { searchName: name, description: '', filter: { selectedTimeslots: ['primetime'] } },
  });
  const { id } = (await created.json()) as { readonly id: number };
  await context.request.put(call('SetSearchFavorites'), { headers, data: [...others, id] });
  await page.goto('/faq');
  const favourite = frame(page).navigation.getByRole('button', { name });
  await expect(favourite).toBeVisible();

  await context.request.delete(call(`DeleteSearch/${id}`), { headers });
  await favourite.click();
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/faq');
  await other.evaluate(() => {
    // The message that a window sends to the others after a deletion.
    const channel = new BroadcastChannel('airdex-changes');
    channel.postMessage('saveSearch');
    channel.close();
  });
  await expect(favourite).toBeHidden();
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
});
