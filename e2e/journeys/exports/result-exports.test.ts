import type { SearchResult } from '@airdex/shared-contracts/api';
import { axeProblems } from '../../fixtures/axe.ts';
import {
  EXCEL_CALL,
  exportsOf,
  PDF_CALL,
  printedTitle,
  progressAtServer,
  readPdfPages,
  readSheets,
  savedAfter,
} from '../../fixtures/exports.ts';
import { navigationEntry } from '../../fixtures/frame.ts';
import { results, shownCount } from '../../fixtures/results.ts';
import { SEARCH_CALL } from '../../fixtures/searches.ts';
import { leaveSelected, searchFor, selectAll, showTicks, tick } from '../../fixtures/selecting.ts';
import { expect, test } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

/**
 * Words of the sample catalogue: a hundred programmes, and a few more than a PDF holds. The first ones belong to
 * different formats, and have titles in Latin letters, whose order the text of a PDF keeps.
 */
const [MANY, OVER_FIFTY] = ['academy', 'fox'];

test('[EXP-02] [RES-02] the spreadsheet contains the selected programmes in their order and the current filters; nothing is exported without a selection, or from more than 30,000', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  const { programs, count } = await searchFor(page, MANY);
  await expect(exportsOf(page).pdf).toBeEnabled();
  await showTicks(page);

  await test.step('exports and playlist actions are disabled while nothing is selected', async () => {
    await selectAll(page).click();
    const playlists = ['Add to playlist', 'Remove from playlists'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    for (const button of [exportsOf(page).pdf, exportsOf(page).excel, ...playlists]) {
      await expect(button).toBeDisabled();
      await button.focus();
      await page.keyboard.press('Enter');
    }
    await expect(exportsOf(page).rows).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tick(page, 0).click();
    await expect(exportsOf(page).excel).toBeEnabled();
    await selectAll(page).check();
  });

  for (const place of [1, 3]) await tick(page, place).click();
  const requested = page.waitForRequest(EXCEL_CALL);
  const download = await savedAfter(page, () => exportsOf(page).excel.click());
  expect((await requested).postDataJSON()).toMatchObject({
    term: MANY,
    selectMode: 'Exclude',
    isAllSelected: false,
    selectedIds: [programs[1]?.idProgram, programs[3]?.idProgram],
    recapFilters: [{ field: 'Term', label: 'Word', values: [{ name: MANY }] }],
  });
  expect(download.suggestedFilename()).toBe('Programme-Page-Report.xlsx');
  await expect(exportsOf(page).dock).toContainText(
    `Excel file of ${count - 2} programmes: saved as Programme-Page-Report.xlsx`,
  );

  const [filters, sheet] = await readSheets(download);
  expect(filters?.name).toBe('Filters');
  expect(filters?.rows).toContainEqual(['Programmes', count - 2, null]);
  expect(filters?.rows.map(([, value]) => value)).toContain(MANY);
  expect(sheet?.name).toBe('Programmes');
  const [header, ...rows] = sheet?.rows ?? [];
  expect(header?.slice(0, 5)).toEqual(['Country', 'Channel', 'Date', 'Time', 'Local title']);
  expect(rows).toHaveLength(count - 2);
  const idAt = header?.indexOf('Id') ?? -1;
  const expected = programs.filter((_, place) => place !== 1 && place !== 3);
  expect(rows.slice(0, expected.length).map((row) => row[idAt])).toEqual(
    expected.map(({ idProgram }) => idProgram),
  );

  await test.step('refuses a spreadsheet of more than 30,000 programmes', async () => {
    // Simulates a catalogue of this size.
    await page.route(SEARCH_CALL, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...((await response.json()) as SearchResult), count: 30_001 },
      });
    });
    await navigationEntry(page, 'Upcoming programmes').click();
    await expect.poll(() => shownCount(page)).toBe(30_001);
    await exportsOf(page).excel.hover();
    await expect(page.getByRole('tooltip')).toContainText('30,001 selected, more than the 30,000');
    await exportsOf(page).excel.click();
    const message = page.getByRole('dialog', { name: 'Export Excel' });
    await expect(message).toHaveText(
      'Please, Excel export is limited up to 30,000 programmes. Try other criteria or contact the Airdex team',
    );
    await expect(message.getByRole('link', { name: 'Airdex team' })).toHaveAttribute('href', /^mailto:.+@/);
    await expect(exportsOf(page).rows.filter({ hasText: '30,001' })).toHaveCount(0);
  });
});

test('[EXP-01] [EXP-02] on a Chinese page the limit of the PDF and the spreadsheet with its filters are in Chinese', async ({
  page,
  signIn,
}) => {
  await signIn('demo', { language: 'ch' });
  await page.goto('/faq');
  await page.getByRole('navigation').first().getByRole('button', { name: '即将播出' }).click();
  await expect(page.locator('main h1').filter({ hasText: /个节目$/ })).toBeVisible();
  await page.getByRole('button', { name: '导出 PDF' }).click();
  const message = page.getByRole('dialog', { name: '导出 PDF' });
  await expect(message).toHaveText('PDF 导出最多支持 50 个节目。请尝试其他条件，或联系 Airdex 团队。');
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();

  await showTicks(page);
  await selectAll(page).click();
  await tick(page, 0).click();
  const download = await savedAfter(page, () => page.getByRole('button', { name: '导出 Excel' }).click());
  const [filters, sheet] = await readSheets(download);
  expect(filters?.name).toBe('筛选条件');
  expect(filters?.rows.map(([label]) => label)).toContain('首播日期');
  expect(sheet?.rows).toHaveLength(2);
  expect(sheet?.rows[0]?.slice(0, 2)).toEqual(['国家/地区', '频道']);
  await expect(page.getByText('1 个节目的 Excel 文件：已保存为 Programme-Page-Report.xlsx')).toBeVisible();
});

test('[EXP-01] [EXP-03] refuses a PDF of 51 programmes; one of 50 shows its progress and can be cancelled; the PDF contains the selected cards', async ({
  page,
  signIn,
}) => {
  test.slow();
  const token = await signIn();
  const { programs, count } = await searchFor(page, OVER_FIFTY);
  // Moves the pointer, because after keyboard use a button below a resting pointer shows no tooltip.
  await results(page).count.hover();
  await exportsOf(page).pdf.hover();
  await expect(page.getByRole('tooltip')).toContainText(`${count} selected, more than the 50`);
  await leaveSelected(page, count, 51);
  await exportsOf(page).pdf.click();
  const message = page.getByRole('dialog', { name: 'Export PDF' });
  await expect(message).toHaveText(
    'Please, PDF export is limited up to 50 programmes. Try other criteria or contact the Airdex team',
  );
  await expect(message.getByRole('link', { name: 'Airdex team' })).toHaveAttribute('href', /^mailto:.+@/);
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(exportsOf(page).pdf).toBeFocused();
  await expect(exportsOf(page).rows).toHaveCount(0);
  await tick(page, count - 51).click();
  await exportsOf(page).pdf.hover();
  await expect(page.getByRole('tooltip')).toContainText('50 selected, at most 50');

  await test.step('cancelling an export stops the server’s work too', async () => {
    const opened = page.waitForRequest(PDF_CALL);
    await exportsOf(page).pdf.click();
    const { jobId } = (await opened).postDataJSON() as { readonly jobId: string };
    await expect(exportsOf(page).rows).toHaveCount(1);
    const bar = exportsOf(page).dock.getByRole('progressbar', { name: 'Creating PDF of 50 programmes…' });
    await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/, { timeout: patiently(30_000) });
    const atServer = () => progressAtServer(token, jobId);
    expect(await atServer()).toMatchObject({ state: 'working', total: 50 });
    await exportsOf(page).dock.getByRole('button', { name: 'Cancel' }).click();
    await expect(exportsOf(page).rows).toHaveCount(0);
    await expect.poll(async () => (await atServer())?.state).toBe('failed');
  });

  const titles = programs.map(printedTitle);
  await selectAll(page).check();
  await selectAll(page).uncheck();
  for (const place of [0, 2]) await tick(page, place).click();
  const requested = page.waitForRequest(PDF_CALL);
  const download = await savedAfter(page, () => exportsOf(page).pdf.click());
  expect((await requested).postDataJSON()).toMatchObject({
    term: OVER_FIFTY,
    selectMode: 'Include',
    isAllSelected: false,
    selectedIds: [programs[0]?.idProgram, programs[2]?.idProgram],
  });
  expect(download.suggestedFilename()).toBe('Programme-Page.pdf');
  await expect(exportsOf(page).dock).toContainText('PDF of 2 programmes: saved as Programme-Page.pdf');
  const pages = await readPdfPages(download);
  const isOn = (text: string, place: number) => text.replace(/\s+/g, ' ').includes(titles[place] ?? '?');
  expect(pages.filter((text) => isOn(text, 0)).length, titles[0]).toBeGreaterThan(0);
  expect(pages.filter((text) => isOn(text, 2)).length, titles[2]).toBeGreaterThan(0);
  // A card never begins on the page of another.
  expect(pages.filter((text) => isOn(text, 0) && isOn(text, 2))).toEqual([]);
  expect(pages.filter((text) => isOn(text, 1))).toEqual([]);
});
