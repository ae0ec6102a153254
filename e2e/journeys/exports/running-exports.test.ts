import type { Page } from '@playwright/test';
import {
  EXCEL_CALL,
  exportsOf,
  PDF_CALL,
  progressAtServer,
  readSheets,
  savedAfter,
  slowDownloads,
} from '../../fixtures/exports.ts';
import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import { searchLatest } from '../../fixtures/searches.ts';
import { leaveSelected, searchFor } from '../../fixtures/selecting.ts';
import { expect, test } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

/** The programmes of the last year: hundreds, and on a slow connection a file that takes a while. */
async function searchForHundreds(page: Page): Promise<number> {
  await page.goto('/faq');
  const { result } = await searchLatest(page);
  await expect(exportsOf(page).excel).toBeEnabled();
  return result.count ?? 0;
}

test('[EXP-03] an export shows its progress; cancelling it stops the server’s work too', async ({
  page,
  signIn,
}) => {
  const token = await signIn();
  const { count } = await searchFor(page, 'fox');
  await leaveSelected(page, count, 50);
  const opened = page.waitForRequest(PDF_CALL);
  await exportsOf(page).pdf.click();
  const { jobId } = (await opened).postDataJSON() as { readonly jobId: string };
  const bar = exportsOf(page).dock.getByRole('progressbar', { name: 'Creating PDF of 50 programmes…' });
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/, { timeout: patiently(30_000) });
  const atServer = () => progressAtServer(token, jobId);
  expect(await atServer()).toMatchObject({ state: 'working', total: 50 });
  await exportsOf(page).dock.getByRole('button', { name: 'Cancel' }).click();
  await expect(exportsOf(page).rows).toHaveCount(0);
  await expect.poll(async () => (await atServer())?.state).toBe('failed');
});

test('[EXP-03] several exports continue while the user searches and navigates', async ({ page, signIn }) => {
  await signIn();
  const count = await searchForHundreds(page);
  const speedUp = await slowDownloads(page, 30_000);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await exportsOf(page).excel.click();
  const name = `Excel of ${count.toLocaleString('en')} programmes`;
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

  await speedUp();
  await expect.poll(() => downloads.length, { timeout: patiently(30_000) }).toBe(2);
  expect(new Set(downloads)).toEqual(new Set(['Programme-Page-Report.xlsx']));
  await expect(exportsOf(page).dock.getByRole('listitem', { name })).toContainText(
    'saved as Programme-Page-Report.xlsx',
  );
});

test('[EXP-03] a failed export says why, and Retry exports the same selection', async ({
  page,
  signIn,
  expectFailures,
}) => {
  await signIn();
  const { count } = await searchFor(page, 'quiz');
  expectFailures(/answer: 503 POST .*GetAdvancedSearchProgramsExport/, /console: .*503/);
  const message = 'Exports are down for a moment.';
  await page.route(
    EXCEL_CALL,
    (route) => route.fulfill({ status: 503, json: { error: 'unavailable', message } }),
    { times: 1 },
  );
  await exportsOf(page).excel.click();
  await expect(exportsOf(page).dock.getByRole('alert')).toContainText(message);
  const retry = exportsOf(page).dock.getByRole('button', { name: 'Retry' });
  const download = await savedAfter(page, () => retry.click());
  const [, sheet] = await readSheets(download);
  expect(sheet?.rows).toHaveLength(count + 1);
});

test('[EXP-03] the browser asks before closing the page only while an export runs', async ({
  page,
  signIn,
}) => {
  await signIn();
  await searchForHundreds(page);
  await slowDownloads(page, 20_000);
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

test('[EXP-03] export mode has no buttons for exports and playlists', async ({ page, signIn }) => {
  const token = await signIn();
  const response = await page.request.post('/api/Search/GetAdvancedSearchPrograms', {
    headers: { Authorization: `Bearer ${token}` },
    data: { resultsPerPage: 2 },
  });
  const { programs } = (await response.json()) as { programs: { idProgram: number }[] };
  // The results have all of these buttons.
  await page.goto('/search?v=1&from=latest');
  const names = ['Export PDF', 'Export Excel', 'Add to playlist', 'Remove from playlists'];
  for (const name of names) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.goto(`/card-pdf/${programs.map(({ idProgram }) => idProgram).join(',')}`);
  await expect(page.getByRole('main')).toHaveAttribute('data-print-state', 'ready');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(2);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Exports' })).toHaveCount(0);
  await expect(page.getByText(/export|playlist/i)).toHaveCount(0);
});
