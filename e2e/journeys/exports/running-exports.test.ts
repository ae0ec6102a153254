import type { Page } from '@playwright/test';
import { EXCEL_CALL, exportsOf, slowDownloads } from '../../fixtures/exports.ts';
import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { searchLatest } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

/** The programmes of the last year: hundreds, and on a slow connection a file that takes a while. */
async function searchForHundreds(page: Page): Promise<number> {
  await page.goto('/faq');
  const { result } = await searchLatest(page);
  await expect(exportsOf(page).excel).toBeEnabled();
  return result.count ?? 0;
}

test('[EXP-03] several exports continue while the user searches and navigates', async ({ page, signIn }) => {
  await signIn();
  const count = await searchForHundreds(page);
  const held = await holdRequests(page, EXCEL_CALL);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await exportsOf(page).excel.click();
  const name = `Excel file of ${count.toLocaleString('en')} programmes`;
  await expect(exportsOf(page).dock.getByRole('listitem', { name })).toBeVisible();
  // The same request again does not start another export.
  await exportsOf(page).excel.click();
  await expect(exportsOf(page).rows).toHaveCount(1);

  await navigationEntry(page, 'Upcoming programmes').click();
  await exportsOf(page).excel.click();
  await expect(exportsOf(page).rows).toHaveCount(2);
  await chooseInUserMenu(page, 'FAQ');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await expect(exportsOf(page).rows).toHaveCount(2);
  expect(downloads).toEqual([]);

  // A notice lies above them, not on top of their buttons.
  await navigationEntry(page, 'Saved searches').click();
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Mondays');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('main').locator('[data-at-foot]').filter({ hasText: 'Mondays' });
  await expect(notice).toBeVisible();
  const [above, dock] = [await notice.boundingBox(), await exportsOf(page).dock.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);

  held.release();
  await expect.poll(() => downloads.length, { timeout: patiently(30_000) }).toBe(2);
  expect(new Set(downloads)).toEqual(new Set(['Programme-Page-Report.xlsx']));
  await expect(exportsOf(page).dock.getByRole('listitem', { name })).toContainText(
    'saved as Programme-Page-Report.xlsx',
  );
});

test('[EXP-03] the browser asks before closing the page only while an export runs', async ({
  page,
  signIn,
}) => {
  await signIn();
  await searchForHundreds(page);
  await slowDownloads(page, 2000);
  await exportsOf(page).excel.click();
  await expect(exportsOf(page).dock.getByRole('progressbar')).toBeVisible();
  const opened = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await opened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(exportsOf(page).dock.getByRole('progressbar')).toBeVisible();

  await exportsOf(page).dock.getByRole('button', { name: 'Cancel' }).click();
  await expect(exportsOf(page).rows).toHaveCount(0);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});
