import { results, scrollPosition, scrollTo, showTable } from '../../fixtures/results.ts';
import { searchAnsweredAfter, searchLatest } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Shows the latest programmes as a table and focuses the title of the first one. */
async function enterTable(page: Page) {
  await page.goto('/faq');
  const { result } = await searchLatest(page);
  await showTable(page);
  const { table } = results(page);
  const row = (place: number) => table.locator(`tr[aria-rowindex="${place + 2}"]`);
  await expect(row(0)).toBeVisible();
  await page.getByRole('radio', { name: 'List' }).focus();
  await page.keyboard.press('Tab');
  const title = (place: number) => row(place).getByRole('link');
  await expect(title(0)).toBeFocused();
  return { result, table, row, title };
}

test('one Tab enters the table, arrows move over it and continue from a row that was scrolled away, another Tab leaves it', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { table, row, title, result } = await enterTable(page);

  await test.step('a row that is scrolled away and back keeps the focus, and arrows continue from it', async () => {
    const { scroller } = results(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(title(2)).toBeFocused();
    await scrollTo(scroller, 0.6);
    await expect(row(2)).toHaveCount(0);
    await expect(table).toBeFocused();
    await scrollTo(scroller, 0);
    await expect(title(2)).toBeFocused();

    await scrollTo(scroller, 0.6);
    await expect(table).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(title(3)).toBeFocused();
    await expect(row(3)).toBeInViewport({ ratio: 1 });

    // The same when Tab returns to the table.
    await page.getByRole('radio', { name: 'List' }).focus();
    await scrollTo(scroller, 0.6);
    await expect(row(3)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(title(3)).toBeFocused();
    expect((await scrollPosition(scroller)).top).toBeLessThan(300);
  });

  await scrollTo(results(page).scroller, 0);
  await test.step('arrows move over rows, cells and header, and another Tab leaves the table', async () => {
    await title(0).focus();
    await expect(title(0)).toBeFocused();
    await expect(table).toHaveAttribute('aria-rowcount', String((result.count ?? 0) + 1));
    await expect(table).toHaveAttribute('aria-multiselectable', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(title(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(row(1).getByRole('gridcell').nth(5)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(row(1).getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('End');
    await expect(row(1).getByRole('gridcell').last()).toBeFocused();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowUp');
    await expect(table.getByRole('checkbox', { name: 'Select all programmes' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(table.getByRole('button', { name: 'Channel' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(row(0).getByRole('gridcell').nth(2)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(table.locator(':focus')).toHaveCount(0);
  });
});

test('Enter opens the card of a row in a new tab, Space ticks it; page keys and Ctrl+End scroll to the row they reach', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { row, title, result } = await enterTable(page);

  await test.step('Enter and Space', async () => {
    for (const key of ['Enter', 'ArrowRight', 'Enter']) {
      if (key !== 'Enter') {
        await page.keyboard.press(key);
        continue;
      }
      const opened = page.context().waitForEvent('page');
      await page.keyboard.press(key);
      const card = await opened;
      await expect(card).toHaveURL(`/card/${result.programs[0]?.idProgram ?? 0}`);
      await card.close();
    }
    const tick = row(0).getByRole('checkbox');
    await expect(tick).toBeChecked();
    await page.keyboard.press(' ');
    await expect(tick).not.toBeChecked();
    await expect(row(0)).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Home');
    await page.keyboard.press(' ');
    await expect(tick).toBeChecked();
  });

  await test.step('at the end the next rows load', async () => {
    await title(0).focus();
    await expect(title(0)).toBeFocused();
    await page.keyboard.press('PageDown');
    const reached = page.locator('tr:has(:focus)');
    const place = Number(await reached.getAttribute('aria-rowindex'));
    expect(place).toBeGreaterThan(6);
    await expect(reached).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('PageUp');
    await expect(title(0)).toBeFocused();

    const { body } = await searchAnsweredAfter(page, () => page.keyboard.press('Control+End'));
    expect(body).toMatchObject({ page: 2 });
    await expect(row(119).getByRole('gridcell').last()).toBeFocused();
    await expect(row(119)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(row(120).getByRole('gridcell').last()).toBeFocused();
    await expect(row(120)).toBeInViewport({ ratio: 1 });
  });
});

test('Ctrl+End after Page Down focuses the last row and shows it', async ({ page, signIn }) => {
  await signIn();
  // A list of a few screens: its height depends on the rows that are being replaced.
  await page.goto('/search?v=1&q=night&view=list');
  const { table } = results(page);
  const titles = table.getByRole('row').getByRole('link');
  await titles.first().focus();
  await page.keyboard.press('PageDown');
  await expect(titles.first()).not.toBeFocused();
  await page.keyboard.press('Control+End');
  const last = table.getByRole('row').last();
  await expect(last.getByRole('gridcell').last()).toBeFocused();
  await expect(last).toHaveAttribute('aria-rowindex', (await table.getAttribute('aria-rowcount')) ?? '');
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('[SRT-01] Shift with arrows ticks a range, Ctrl+A everything, Ctrl+Z reverts it; Enter on a header sorts, with Shift by several columns', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { table, row, result, title: titleOf } = await enterTable(page);

  await test.step('a range, everything, and back', async () => {
    const total = (result.count ?? 0).toLocaleString('en-US');
    const tick = (place: number) => row(place).getByRole('checkbox');
    await page.keyboard.press(' ');
    await expect(tick(0)).not.toBeChecked();
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('4 excluded')).toBeVisible();
    await expect(tick(3)).not.toBeChecked();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByText('3 excluded')).toBeVisible();
    await expect(tick(3)).toBeChecked();
    await page.keyboard.press('Control+a');
    await expect(page.getByText(`${total} selected`)).toBeVisible();
    await expect(tick(0)).toBeChecked();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('3 excluded')).toBeVisible();
    await expect(tick(0)).not.toBeChecked();
  });

  await test.step('headers sort', async () => {
    await titleOf(0).focus();
    await expect(titleOf(0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    const title = table.getByRole('columnheader', { name: 'Local format title' });
    await expect(title.getByRole('button')).toBeFocused();
    const first = await searchAnsweredAfter(page, () => page.keyboard.press('Enter'));
    expect(first.body.orderBy).toEqual([
      { name: 'localTitle', sortExpression: 'LOCALTITLE', direction: 'Desc' },
    ]);
    await expect(title).toHaveAttribute('aria-sort', 'descending');
    await expect(title.getByRole('button')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const second = await searchAnsweredAfter(page, () => page.keyboard.press('Shift+Enter'));
    expect(second.body.orderBy).toEqual([
      { name: 'localTitle', sortExpression: 'LOCALTITLE', direction: 'Desc' },
      { name: 'subGenre', sortExpression: 'SUBGENRE', direction: 'Desc' },
    ]);
    const subgenre = table.getByRole('columnheader', { name: 'Subgenre' });
    await expect(subgenre).toHaveAttribute('aria-sort', 'descending');
    await expect(subgenre.getByRole('button')).toHaveAccessibleDescription('sorted descending, 2 of 2');
    await expect(title.getByRole('button')).toHaveAccessibleDescription('sorted descending, 1 of 2');
  });
});
