import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { installClock, stopClock } from '../../fixtures/page-clock.ts';
import { results } from '../../fixtures/results.ts';
import { recordSearches } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** The header's entries of the recap in the tab's storage. */
const recap = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), SESSION_STORAGE_KEYS.headerRecap);

async function openHomeWithClock(page: Page): Promise<void> {
  await installClock(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
  await stopClock(page);
}

test('[HDR-01] the logo links to the home page from any page', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/faq');
  const { logo } = frame(page);
  await expect(logo).toHaveAttribute('href', '/');
  await logo.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
});

test('[HDR-02] the search box has its placeholder, and Enter searches without waiting', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openHomeWithClock(page);
  const sent = recordSearches(page);
  const { searchBox } = frame(page);
  await expect(searchBox).toHaveAttribute('placeholder', 'Search...');
  await searchBox.fill('night');
  await searchBox.press('Enter');
  await expect.poll(() => sent.map(({ body }) => body.term)).toEqual(['night']);
  // After the second that a change waits, the search is not repeated.
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expect(results(page).count).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('[HDR-05] applies only the last change, one second after it', async ({ page, signIn }) => {
  await signIn();
  await openHomeWithClock(page);
  const sent = recordSearches(page);
  const { clearAll, searchBox } = frame(page);
  await expect(clearAll).toBeHidden();

  await searchBox.pressSequentially('nig');
  await page.clock.runFor(999);
  await searchBox.pressSequentially('ht');
  await page.clock.runFor(999);
  expect(await recap(page)).toBeNull();
  expect(sent).toEqual([]);

  await page.clock.runFor(1);
  expect(JSON.parse((await recap(page)) ?? '[]')).toEqual([
    {
      ...{ translationKey: 'Term', field: 'Term', isAllSelected: false },
      values: [{ id: 'night', name: 'night', childs: [] }],
    },
  ]);
  await page.clock.resume();
  await expect.poll(() => sent.map(({ body }) => body.term)).toEqual(['night']);
  await expect(clearAll).toBeVisible();
});

test('[HDR-05] [HDR-06] applies a change of the fields after a second; clearing restores the default', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openHomeWithClock(page);
  const sent = recordSearches(page);
  const { clearAll, fieldsToSearch, searchBox } = frame(page);
  await expect(clearAll).toBeHidden();
  await searchBox.fill('night');
  await fieldsToSearch.click();
  await page.getByRole('option', { name: 'Keywords' }).click();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect.poll(() => sent.map(({ body }) => body.selectedSearchTitles)).toEqual([['Keywords']]);
  expect(await recap(page)).toContain('"SearchTitles"');

  await page.keyboard.press('Escape');
  await clearAll.click();
  await expect(searchBox).toHaveValue('');
  await expect(fieldsToSearch).toContainText('Titles only');
  await expect(clearAll).toBeHidden();
  expect(await recap(page)).toBeNull();
});

test('[HDR-10] searches in English need at least three characters', async ({ page, signIn }) => {
  await signIn();
  await openHomeWithClock(page);
  const sent = recordSearches(page);
  const { searchBox } = frame(page);
  await searchBox.fill(' ni ');
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
  expect(sent).toEqual([]);
  await searchBox.fill('nig');
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect.poll(() => sent.map(({ body }) => body.term)).toEqual(['nig']);
});

test('[HDR-10] searches in Chinese need at least two characters', async ({ page, signIn }) => {
  await signIn('demo', { language: 'ch' });
  await installClock(page);
  await page.goto('/');
  const searchBox = page.getByRole('searchbox', { name: '搜索节目' });
  await expect(searchBox).toBeVisible();
  await stopClock(page);
  const sent = recordSearches(page);
  await searchBox.fill('新');
  await page.clock.runFor(5000);
  expect(sent).toEqual([]);
  await searchBox.fill('新闻');
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect.poll(() => sent.map(({ body }) => body.term)).toEqual(['新闻']);
});

test('a pending term is not searched for after the user opens another page', async ({ page, signIn }) => {
  await signIn();
  await openHomeWithClock(page);
  const sent = recordSearches(page);
  await frame(page).searchBox.fill('night');
  await navigationEntry(page, 'Saved searches').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/savedSearches');
  expect(sent.map(({ body }) => body.term)).not.toContain('night');
  await expect(frame(page).searchBox).toHaveValue('night');
  await frame(page).searchBox.press('Enter');
  await expect(page).toHaveURL(/q=night/);
});

test('a double click on "Clear all filters" does not activate what appears under the pointer', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await signIn();
  await page.goto('/search?v=1&q=night&formats=1');
  const { clearAll, fieldsToSearch, searchBox } = frame(page);
  await clearAll.dblclick();
  await expect(searchBox).toHaveValue('');
  await expect(clearAll).toBeHidden();
  await expect(fieldsToSearch).toHaveAttribute('aria-expanded', 'false');
  await expect(searchBox).toBeFocused();
});
