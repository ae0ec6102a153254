import { frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { recap } from '../../fixtures/recap.ts';
import { recordSearches, searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Searches for the channels of a country, two days and programmes with a video, and opens the dialog. */
async function openDialog(page: Page) {
  await page.goto('/faq');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: /^Broadcast countries and channels / }).click();
  await page.keyboard.type('france');
  await page.getByRole('treeitem', { name: /^France/ }).click();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'More filters' }).click();
  for (const name of ['Sat', 'Sun']) await panel.getByRole('checkbox', { name }).check();
  await panel.getByRole('switch', { name: 'With video' }).check();
  const { body } = await searchAnsweredAfter(page, () =>
    panel.getByRole('button', { name: 'Search', exact: true }).click(),
  );
  await recap(page).viewAll.click();
  const { dialog } = recap(page);
  await expect(dialog).toBeVisible();
  return { dialog, body };
}

test('[RCP-03] Confirm removes marked filters, values and child values at once, with one search; Clear all leads to "No Filters"', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { dialog, body } = await openDialog(page);
  const { bar, chips, undo, viewAll } = recap(page);
  const sent = recordSearches(page);
  await test.step('Cancel reverts Clear all', async () => {
    await dialog.getByRole('button', { name: 'Clear all' }).click();
    await expect(dialog.getByText('No Filters', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(chips).toHaveCount(3);
    expect(sent).toEqual([]);
  });

  await viewAll.click();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(450);
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeDisabled();
  const france = dialog.getByRole('button', { name: /^France/, expanded: false });
  await france.click();
  const channels = dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^France/ }) });
  const names = await channels.last().getByRole('listitem').allInnerTexts();
  expect(names).toHaveLength(body.selectedBroadcasts?.length ?? 0);

  const [first = ''] = names;
  await dialog.getByRole('button', { name: `Remove ${first}`, exact: true }).click();
  await expect(dialog.getByText(first, { exact: true })).toHaveCSS('text-decoration-line', 'line-through');
  await dialog.getByRole('button', { name: 'Remove Sat' }).click();
  await dialog.getByRole('button', { name: 'Remove With video' }).click();
  await dialog.getByRole('button', { name: 'Keep Sat' }).click();
  await expect(dialog.getByText('Sat', { exact: true })).toHaveCSS('text-decoration-line', 'none');

  const after = await searchAnsweredAfter(page, () => confirm.click());
  expect(after.body).toMatchObject({
    isVideoPresent: false,
    selectedWeekdays: [6, 7],
    allBroadcastsSelected: false,
  });
  expect(after.body.selectedBroadcasts).toHaveLength(names.length - 1);
  await expect(dialog).toBeHidden();
  await expect(frame(page).panel).toBeHidden();
  await expect(chips).toHaveCount(2);
  await expect(viewAll).toBeFocused();
  expect(sent).toHaveLength(1);

  await test.step('Confirm applies Clear all, and Undo reverts it', async () => {
    await viewAll.click();
    await dialog.getByRole('button', { name: 'Clear all' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Nothing to search for yet')).toBeVisible();
    await expect(bar).toBeHidden();
    const undone = await searchAnsweredAfter(page, () => undo.click());
    expect(undone.body).toMatchObject({
      selectedWeekdays: [6, 7],
      selectedBroadcasts: after.body.selectedBroadcasts,
    });
  });
});

test('counts replace names that cannot be loaded, and Retry in the dialog loads the names', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/GetGenres/);
  await signIn();
  await page.goto('/faq');
  let failures = 0;
  await page.route('**/api/Search/GetGenres', async (route) => {
    await route.fulfill({ status: 500, json: {} });
    failures += 1;
  });
  await navigationEntry(page, 'Game shows that travel').click();
  const { chips, dialog, viewAll } = recap(page);
  const genres = chips.filter({ hasText: 'Genres' });
  await expect(genres).toHaveText(/^Genres \d+ selected$/);
  await viewAll.click();
  await expect(dialog.getByRole('alert')).toContainText('Some names could not be loaded.');
  // The dialog loads the names again when it opens. Only Retry should find them.
  await expect.poll(() => failures).toBe(2);
  await page.unroute('**/api/Search/GetGenres');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(genres).not.toContainText('selected');
});
