import { readFile } from 'node:fs/promises';
import type { SearchResult } from '@airdex/shared-contracts/api';
import { measuredProgramme } from '../../fixtures/measured-programmes.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

/** The programme with the best premiere, which has audience results. */
async function bestProgramme(page: Page, token: string): Promise<{ id: number; title: string }> {
  const response = await page.request.post('/api/Search/GetAdvancedSearchPrograms', {
    headers: { Authorization: `Bearer ${token}` },
    data: { resultsPerPage: 1, orderBy: [{ sortExpression: 'SHR_PREMIERE', direction: 'Desc' }] },
  });
  const [programme] = ((await response.json()) as SearchResult).programs;
  return { id: programme?.idProgram ?? 0, title: programme?.localTitle ?? '' };
}

test('[CRD-08] the export layout shows the card without frame and controls, on screen and on paper', async ({
  page,
  signIn,
}) => {
  const { id, title } = await bestProgramme(page, await signIn());
  await page.goto(`/card-pdf/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('data-print-state', 'ready');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Broadcast' })).toBeVisible();
    for (const role of ['banner', 'navigation', 'contentinfo', 'button', 'searchbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
  }
});

test('[CRD-08] a printed card shows the whole table, and neither controls nor frame', async ({
  page,
  signIn,
}) => {
  const { id } = await measuredProgramme(page, await signIn());
  await page.goto(`/card/${id}`);
  const board = page.getByRole('region', { name: 'Audience results' });
  await expect(board.getByRole('group', { name: /by slot/ })).toBeVisible();
  const caption = board.getByText(/^Msh% by slot, /);
  await expect(caption).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  // The width of an A4 sheet.
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(caption).toBeVisible();
  for (const role of [
    'button',
    'radio',
    'slider',
    'contentinfo',
    'navigation',
    'banner',
    'searchbox',
  ] as const)
    await expect(page.locator(':not(th > *, svg *)').and(page.getByRole(role)), role).toHaveCount(0);
  const table = board.getByRole('table');
  const sheet = await page.getByRole('article').boundingBox();
  const last = await table.getByRole('row').last().getByRole('cell').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0));
});

test('[CRD-08] shows no export layout without a valid programme', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/card-pdf/seven');
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! 404 SOMETHING Went WRONG' })).toBeVisible();
  await page.goto('/card-pdf/999999999');
  await expect(page.getByText('Selected information out of your subscription.')).toBeVisible();
});

test('[CRD-09] the PDF of a card is named by its id', async ({ page, signIn }) => {
  const { id, title } = await bestProgramme(page, await signIn());
  await page.goto(`/card/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const saving = page.waitForEvent('download', { timeout: patiently(30_000) });
  await page.getByRole('button', { name: 'Export PDF' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`Programme-Page-${id}.pdf`);
  const content = await readFile(await download.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText(`saved as Programme-Page-${id}.pdf`)).toBeVisible();
});

test('[CRD-09] an export can be cancelled and restarted', async ({ page, signIn }) => {
  const { id } = await bestProgramme(page, await signIn());
  await page.goto(`/card/${id}`);
  await page.getByRole('button', { name: 'Export PDF' }).click();
  await page.getByRole('region', { name: 'Exports' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Export PDF' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
});
