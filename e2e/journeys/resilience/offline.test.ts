import { frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { recordSearches } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

test('offline, the page shows a message, and it loads what failed once the network is back', async ({
  page,
  context,
  signIn,
  expectFailures,
}) => {
  expectFailures(/ERR_INTERNET_DISCONNECTED/);
  await signIn();
  await page.goto('/faq');
  const panel = await openPanel(page);
  await expect(panel.getByRole('button', { name: /^Genres/ })).toBeEnabled();
  // Loads the code of the results before the network is gone.
  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();

  await context.setOffline(true);
  const banner = page.getByText('You are offline. What you see may be out of date.');
  await expect(banner).toBeVisible();
  const sent = recordSearches(page);
  await navigationEntry(page, 'Upcoming programmes').click();
  const { main } = frame(page);
  await expect(main.getByRole('alert')).toContainText('The server could not be reached');
  const outdated = panel.getByText(/: the options could not be updated/);
  await expect(outdated.first()).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Genres/ })).toBeEnabled();
  expect(sent).toHaveLength(1);

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(outdated).toHaveCount(0);
  expect(sent.map(({ body }) => body.searchFrom)).toEqual(['Upcoming', 'Upcoming']);
});
