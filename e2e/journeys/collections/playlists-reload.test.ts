import type { Collections } from '../../fixtures/collections.ts';
import { startEmpty } from '../../fixtures/collections.ts';
import { chooseInUserMenu, frame } from '../../fixtures/frame.ts';
import { installClock } from '../../fixtures/page-clock.ts';
import { playlistsPage } from '../../fixtures/playlists-page.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Simulates for the page that the tab is shown or hidden. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Adds a playlist without any event, so that the page shows it only after its list has loaded again. */
async function addUnnoticed(page: Page, kept: Collections, name: string) {
  await kept.addPlaylist(name);
  const card = frame(page).main.getByRole('article').filter({ hasText: name });
  await expect(card).toHaveCount(0);
  return card;
}

test('[PLS-04] playlists reload when any window changes them or saves a search, when the tab was hidden for more than a minute, and when the language changes', async ({
  page,
  context,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  await kept.addPlaylist('First');
  await kept.addSearch('Quizzes', { selectedTimeslots: ['primetime'] });
  await installClock(page);
  await page.goto('/playlists');
  const { card, duplicate, notice } = playlistsPage(page);
  await expect(card('First')).toBeVisible();

  const afterOwnChange = await addUnnoticed(page, kept, 'After playlistsChange');
  await duplicate('First').click();
  await expect(notice('Duplicated as “First (copy)”.')).toBeVisible();
  await expect(afterOwnChange).toBeVisible();

  const other = await context.newPage();
  await other.goto('/playlists');
  const there = playlistsPage(other);
  const afterOtherWindow = await addUnnoticed(page, kept, 'After a change in another window');
  await there.duplicate('First').click();
  await expect(card('First (copy 2)')).toBeVisible();
  await expect(afterOtherWindow).toBeVisible();

  await other.goto('/savedSearches');
  const afterSearch = await addUnnoticed(page, kept, 'After saveSearch');
  await frame(other).main.getByRole('button', { name: 'Duplicate “Quizzes”' }).click();
  await expect(afterSearch).toBeVisible();
  await other.close();

  const afterMinute = await addUnnoticed(page, kept, 'After a minute');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Playlist/GetPlaylists/true/')) requests.push(request.url());
  });
  await setHidden(page, true);
  await page.clock.fastForward(50_000);
  await setHidden(page, false);
  await setHidden(page, true);
  await page.clock.fastForward(61_000);
  expect(requests).toEqual([]);
  await setHidden(page, false);
  await expect(afterMinute).toBeVisible();
  expect(requests).toHaveLength(1);

  const afterLanguage = await addUnnoticed(page, kept, 'After the language');
  await chooseInUserMenu(page, '中文');
  await expect(afterLanguage).toBeVisible();
  await expect(frame(page).main.getByRole('heading', { level: 1 })).toHaveText('片单');
});
