import { readFile } from 'node:fs/promises';
import type { SearchResult } from '@airdex/shared-contracts/api';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

/** The programmes with the best premieres, which have audience results. */
async function bestProgrammes(page: Page, token: string): Promise<{ id: number; title: string }[]> {
  const response = await page.request.post('/api/Search/GetAdvancedSearchPrograms', {
    headers: { Authorization: `Bearer ${token}` },
    data: { resultsPerPage: 2, orderBy: [{ sortExpression: 'SHR_PREMIERE', direction: 'Desc' }] },
  });
  const { programs } = (await response.json()) as SearchResult;
  return programs.map(({ idProgram, localTitle }) => ({ id: idProgram, title: localTitle ?? '' }));
}

test('[CRD-08] [EXP-03] the export layout shows cards without frame and controls, on screen and on paper', async ({
  page,
  signIn,
}) => {
  const programmes = await bestProgrammes(page, await signIn());
  await page.goto(`/card-pdf/${programmes.map(({ id }) => id).join(',')}`);
  await expect(page.getByRole('main')).toHaveAttribute('data-print-state', 'ready');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(programmes.map(({ title }) => title));
    await expect(page.getByRole('heading', { name: 'Broadcast' })).toHaveCount(2);
    for (const role of ['banner', 'navigation', 'contentinfo', 'button', 'searchbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Exports' })).toHaveCount(0);
    await expect(page.getByText(/export|playlist/i)).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
  }
});

test('[CRD-08] shows no export layout without a valid programme', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/card-pdf/seven');
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! 404 SOMETHING Went WRONG' })).toBeVisible();
  await page.goto('/card-pdf/999999999');
  await expect(page.getByText('Selected information out of your subscription.')).toBeVisible();
});

test('[CRD-09] an export of a card can be cancelled and restarted; the PDF is named by its id', async ({
  page,
  signIn,
}) => {
  const [{ id, title } = { id: 0, title: '' }] = await bestProgrammes(page, await signIn());
  await page.goto(`/card/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const exportPdf = page.getByRole('button', { name: 'Export PDF' });
  await exportPdf.click();
  await page.getByRole('region', { name: 'Exports' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  const saving = page.waitForEvent('download', { timeout: patiently(30_000) });
  await exportPdf.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`Programme-Page-${id}.pdf`);
  const content = await readFile(await download.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText(`saved as Programme-Page-${id}.pdf`)).toBeVisible();
});
