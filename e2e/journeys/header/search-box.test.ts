import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { frame } from '../../fixtures/frame.ts';
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

test('[HDR-02] [HDR-10] Enter searches without waiting; two letters of English are not searched for', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openHomeWithClock(page);
  const sent = recordSearches(page);
  const { searchBox } = frame(page);
  await expect(searchBox).toHaveAttribute('placeholder', 'Search...');
  await searchBox.fill(' ni ');
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
  expect(sent).toEqual([]);

  await searchBox.fill('night');
  await searchBox.press('Enter');
  // The results may still load, which takes time of the page. All tries together take less than the second that a
  // change waits.
  const terms = async () => {
    await page.clock.runFor(15);
    return sent.map(({ body }) => body.term);
  };
  await expect.poll(terms, { intervals: [1000] }).toEqual(['night']);
  // After the second that a change waits, the search is not repeated.
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expect(results(page).count).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('[HDR-05] [HDR-10] applies only the last change, one second after it, here to three letters', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openHomeWithClock(page);
  const sent = recordSearches(page);
  const { clearAll, searchBox } = frame(page);
  await expect(clearAll).toBeHidden();

  await searchBox.pressSequentially('night');
  await page.clock.runFor(999);
  for (const key of ['Backspace', 'Backspace']) await searchBox.press(key);
  await page.clock.runFor(999);
  expect(await recap(page)).toBeNull();
  expect(sent).toEqual([]);

  await page.clock.runFor(1);
  expect(JSON.parse((await recap(page)) ?? '[]')).toEqual([
    {
      ...{ translationKey: 'Term', field: 'Term', isAllSelected: false },
      values: [{ id: 'nig', name: 'nig', childs: [] }],
    },
  ]);
  await page.clock.resume();
  await expect.poll(() => sent.map(({ body }) => body.term)).toEqual(['nig']);
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
