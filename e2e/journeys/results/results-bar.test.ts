import { axeProblems } from '../../fixtures/axe.ts';
import { startEmpty } from '../../fixtures/collections.ts';
import { chooseInUserMenu, expectNoSidewaysScroll } from '../../fixtures/frame.ts';
import { results, showTable } from '../../fixtures/results.ts';
import { searchAnsweredAfter, searchLatest } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

const number = (value: number) => value.toLocaleString('en-US');

test('[RES-01] shows and announces counts, and can show only the selected programmes, loaded or not', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { result } = await searchLatest(page);
  const count = result.count ?? 0;
  const heading = page.getByRole('status').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${number(count)} programmes`);
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeVisible();
  await showTable(page);
  await expect(page.getByRole('checkbox', { name: 'Select all', exact: true })).toBeHidden();

  const { table } = results(page);
  const tick = (place: number) =>
    table.locator(`tr[data-programme="${result.programs[place]?.idProgram ?? 0}"]`).getByRole('checkbox');
  await tick(0).uncheck();
  await tick(2).uncheck();
  const counts = page.getByRole('status').filter({ hasText: 'selected' });
  await expect(counts).toHaveText(`${number(count - 2)} selected2 excluded`);
  const only = page.getByRole('button', { name: 'Show selected programmes only' });
  const without = await searchAnsweredAfter(page, () => only.click());
  expect(without.result.count).toBe(count - 2);
  await expect(only).toHaveAttribute('aria-pressed', 'true');
  await expect(table).toHaveAttribute('aria-rowcount', String(count - 1));
  await expect(tick(1)).toBeVisible();
  await expect(tick(0)).toHaveCount(0);
  await only.click();
  await expect(tick(0)).toBeVisible();
  await expect(tick(0)).not.toBeChecked();

  // Select-all discards two single ticks, and Undo is offered. Then only one programme is selected and shown.
  const all = table.getByRole('checkbox', { name: 'Select all programmes' });
  await all.click();
  await expect(page.getByText('Everything was selected')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(counts).toHaveText(`${number(count - 2)} selected2 excluded`);
  await all.click();
  await all.click();
  await tick(1).check();
  const single = await searchAnsweredAfter(page, () => only.click());
  expect(single.result.programs.map(({ idProgram }) => idProgram)).toEqual([result.programs[1]?.idProgram]);
  // Select-all applies only to the shown programmes.
  await expect(all).toBeChecked();
  await all.click();
  await expect(counts).toHaveText('0 selected');
  await all.click();
  await expect(counts).toHaveText('1 selected');
});

test('[RES-01] one programme is counted in the singular, in Chinese as well', async ({ page, signIn }) => {
  const kept = await startEmpty(page, signIn);
  const { programs } = await kept.search({ resultsPerPage: 1 });
  const { id } = await kept.addPlaylist('One');
  await kept.fill(
    id,
    programs.map(({ idProgram }) => idProgram),
  );
  await page.goto('/playlists');
  await page.getByRole('button', { name: 'Show the playlist “One”' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('1 programme');
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible();
  await chooseInUserMenu(page, '中文');
  await expect(heading).toHaveText('1 个节目');
});

test('on a phone the counts stay visible, and a button opens the rest', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/faq');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).click();
  const latest = page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: 'Latest programmes' });
  await expect(latest).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await latest.click();
  await expect(results(page).count).toBeInViewport({ ratio: 1 });
  const all = page.getByRole('checkbox', { name: 'Select all' });
  await expect(all).toBeHidden();
  const more = page.getByRole('button', { name: 'Selection and actions' });
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(all).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.getByRole('button', { name: 'Show selection' }).click();
  await expect(results(page).thumbnails.getByRole('checkbox').first()).toBeChecked();
  await expectNoSidewaysScroll(page);
  expect(await axeProblems(page)).toEqual([]);
});

test('beside the open panel of a phone in landscape the bar keeps its buttons in one line, in both languages', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/search?v=1&q=night');
  await expect(results(page).scroller).toBeVisible();
  for (const language of ['en', 'ch']) {
    if (language === 'ch') {
      await page.setViewportSize({ width: 1440, height: 900 });
      await chooseInUserMenu(page, '中文');
      await expect(page.locator('main h1').filter({ visible: true })).toHaveText(/个节目$/);
    }
    await page.setViewportSize({ width: 844, height: 390 });
    if (language === 'en') await page.locator('#advanced-search-entry').click();
    await expect(page.locator('form footer [type="submit"]')).toBeVisible();
    const bar = page.locator('main h1').locator('xpath=../../..');
    const box = await bar.boundingBox();
    // Without the ⓘ among the counts.
    const buttons = await bar
      .getByRole('button', { name: /^(?!About|关于)/ })
      .filter({ visible: true })
      .all();
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    for (const button of buttons) {
      const own = await button.boundingBox();
      const middle = (own?.y ?? 0) + (own?.height ?? 0) / 2;
      expect(Math.abs(middle - (box?.y ?? 0) - (box?.height ?? 0) / 2)).toBeLessThan(2);
      expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual(844);
    }
  }
});
