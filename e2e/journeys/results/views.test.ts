import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { navigationEntry } from '../../fixtures/frame.ts';
import { results, showTable } from '../../fixtures/results.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const storedView = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), LOCAL_STORAGE_KEYS.resultsView);

async function showLatest(page: Page): Promise<void> {
  await page.goto('/faq');
  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).count).toBeVisible();
}

test('[RES-03] thumbnails are the default; the choice of the table is remembered', async ({
  page,
  signIn,
}) => {
  await signIn();
  await showLatest(page);
  const { table, thumbnails, thumbnailView, tableView } = results(page);
  await expect(thumbnailView).toBeChecked();
  await expect(thumbnails).toBeVisible();
  await showTable(page);
  await expect(thumbnails).toBeHidden();
  expect(await storedView(page)).toBe('list');

  await page.reload();
  await showLatest(page);
  await expect(tableView).toBeChecked();
  await expect(table).toBeVisible();

  await thumbnailView.click();
  await expect(thumbnails).toBeVisible();
  expect(await storedView(page)).toBe('thumbs');
});

test('[RES-03] tablets and phones show thumbnails only; a wide window shows the chosen view again', async ({
  page,
  signIn,
}) => {
  await signIn('demo', { resultsView: 'list' });
  await showLatest(page);
  const { table, thumbnails, viewChoice } = results(page);
  await expect(table).toBeVisible();
  for (const width of [1280, 800, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(thumbnails).toBeVisible();
    await expect(table).toBeHidden();
    await expect(viewChoice).toBeHidden();
  }
  expect(await storedView(page)).toBe('list');
  await page.setViewportSize({ width: 1281, height: 800 });
  await expect(table).toBeVisible();
  await expect(viewChoice).toBeVisible();
});
