import { results } from '../../fixtures/results.ts';
import { searchLatest } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a printed list has the rows around the visible ones, without controls, and says so', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { result } = await searchLatest(page);
  const cells = results(page).thumbnails.getByRole('gridcell');
  await expect(cells.filter({ hasText: result.programs[0]?.localTitle ?? '' }).first()).toBeVisible();
  const note = page.getByText('Only programmes near those on screen are printed.');
  await expect(note).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeVisible();
  for (const role of ['checkbox', 'radio', 'navigation', 'banner'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
  // No part of the list is cut off, and no space is left for the rest of it.
  await expect(async () => {
    const [list, last] = [await results(page).thumbnails.boundingBox(), await cells.last().boundingBox()];
    expect(last?.height).toBeGreaterThan(50);
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeCloseTo((last?.y ?? 0) + (last?.height ?? 0), -1);
    const scroller = await results(page).scroller.boundingBox();
    expect(scroller?.height).toBeGreaterThanOrEqual(list?.height ?? 0);
  }).toPass();
});
