import { chooseInUserMenu, frame, navigationEntry } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { results } from '../../fixtures/results.ts';
import { recordSearches } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[EVT-02] a search requested before its remote has loaded runs afterwards, and only once', async ({
  page,
  signIn,
}) => {
  await signIn();
  const held = await holdRequests(page, '**/remotes/mfe-search/**');
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sent = recordSearches(page);

  await navigationEntry(page, 'Upcoming programmes').click();
  await held.arrived;
  await expect(frame(page).main.getByRole('status', { name: 'Loading…' }).first()).toBeVisible();
  expect(sent).toEqual([]);
  held.release();
  await expect(results(page).count).toBeVisible();
  expect(sent.map(({ body }) => body.searchFrom)).toEqual(['Upcoming']);

  // Mounted again, the remote only handles what is asked from then on.
  await chooseInUserMenu(page, 'FAQ');
  await expect(results(page).count).toBeHidden();
  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).count).toBeVisible();
  expect(sent.map(({ body }) => body.searchFrom)).toEqual(['Upcoming', 'Latest']);
});

test('[EVT-02] if several searches were requested before, the last one is shown', async ({
  page,
  signIn,
}) => {
  await signIn();
  const held = await holdRequests(page, '**/remotes/mfe-search/**');
  await page.goto('/faq');
  const sent = recordSearches(page);
  await navigationEntry(page, 'Upcoming programmes').click();
  await held.arrived;
  const { searchBox } = frame(page);
  await searchBox.fill('night');
  await searchBox.press('Enter');
  held.release();
  await expect(results(page).count).toBeVisible();
  await expect.poll(() => sent.at(-1)?.body.term).toBe('night');
  expect(sent.filter(({ body }) => body.term === 'night')).toHaveLength(1);
  await expect(searchBox).toHaveValue('night');
});
