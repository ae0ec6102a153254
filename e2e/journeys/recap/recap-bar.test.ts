import { frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { recap } from '../../fixtures/recap.ts';
import { results, shownCount } from '../../fixtures/results.ts';
import { recordSearches, searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Searches by the panel with filters of each kind: a word, genres, days, a video. Returns the request. */
async function searchForMuch(page: Page) {
  await frame(page).searchBox.fill('night');
  await expect(results(page).count).toBeVisible();
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: /^Genres and subgenres / }).click();
  await page.getByRole('treeitem').first().click();
  await page.keyboard.press('Escape');
  for (const name of ['Original', 'Adaptation', 'Acquired', 'Prime time', 'Daytime'])
    await panel.getByRole('checkbox', { name, exact: true }).check();
  await panel.getByRole('button', { name: 'More filters' }).click();
  for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
    await panel.getByRole('checkbox', { name, exact: true }).check();
  await panel.getByRole('switch', { name: 'With video' }).check();
  const { body } = await searchAnsweredAfter(page, () =>
    panel.getByRole('button', { name: 'Search', exact: true }).click(),
  );
  return body;
}

const CHIPS = [
  'Word night',
  /^Genres .+/,
  'Format types all selected',
  'Timeslots Daytime, Prime time',
  'Weekdays Mon, Tue, Wed +2',
  'With video',
];

test('[RCP-01] each active filter has a chip, whose delete icon removes it and searches again; a narrow strip scrolls', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { bar, chips, remove, strip } = recap(page);
  await expect(bar).toBeHidden();
  const { selectedTimeslots } = await searchForMuch(page);
  await expect(chips).toHaveText(CHIPS);
  expect((await bar.boundingBox())?.height).toBe(40);

  await test.step('the strip scrolls by dragging, which deletes nothing, by wheel and by keyboard', async () => {
    await page.setViewportSize({ width: 900, height: 800 });
    const sent = recordSearches(page);
    const list = strip.getByRole('list');
    const scrolled = () => list.evaluate((element) => element.scrollLeft);
    const way = () => list.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth);
    await expect.poll(way).toBeGreaterThan(120);
    const box = await list.boundingBox();
    if (box === null) throw new Error('The strip is not there');
    const y = box.y + box.height / 2;

    // Starts on a chip's delete icon, which moves with the pointer.
    const icon = await remove('Word').boundingBox();
    if (icon === null) throw new Error('The icon is not there');
    const x = icon.x + icon.width / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 5 });
    await page.mouse.up();
    expect(await scrolled()).toBe(120);
    await expect(chips).toHaveCount(6);

    await page.mouse.move(box.x + box.width / 2, y);
    await page.mouse.wheel(0, -60);
    await expect.poll(scrolled).toBe(60);

    await remove('Word').focus();
    await page.keyboard.press('End');
    await expect(chips.last().locator('[tabindex="0"]')).toBeFocused();
    await expect(chips.last()).toBeInViewport({ ratio: 1 });
    expect(sent).toEqual([]);
    const { body } = await searchAnsweredAfter(page, () => page.keyboard.press('Delete'));
    expect(body.isVideoPresent).toBe(false);
    await expect(chips).toHaveCount(5);
    await expect(chips.last().locator('[tabindex="0"]')).toBeFocused();
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page);
  const { body, result } = await searchAnsweredAfter(page, () => remove('Weekdays').click());
  expect(body).toMatchObject({ term: 'night', selectedWeekdays: [], selectedTimeslots, page: 1 });
  await expect(frame(page).panel).toBeHidden();
  await expect(chips).toHaveText(CHIPS.slice(0, 4));
  await expect.poll(() => shownCount(page)).toBe(result.count);

  const titles = await searchAnsweredAfter(page, () => remove('Word').click());
  expect(titles.body).toMatchObject({ term: '', selectedTimeslots });
  await expect(frame(page).searchBox).toHaveValue('');
  await expect(chips.first()).toHaveText(/^Genres /);
});

test('[RCP-01] the bar is open while any filter is active, however it was set; its buttons clear, collapse and open the panel', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { bar, chips, clearAll, collapse, strip, undo } = recap(page);
  await navigationEntry(page, 'Audience boosters').click();
  await expect(chips).toHaveText([
    /^Launch date \d{2}\/\d{2}\/\d{4} – \d{2}\/\d{2}\/\d{4}$/,
    'Audience boosters',
  ]);

  await test.step('it opens and closes the advanced panel, and a chip opens it at its filter', async () => {
    const { panel } = frame(page);
    const hide = bar.getByRole('button', { name: 'Hide the filter panel' });
    await bar.getByRole('button', { name: 'Show the filter panel' }).click();
    await expect(panel).toBeVisible();
    await hide.click();
    await expect(panel).toBeHidden();
    await strip.getByRole('button', { name: /^Launch date/ }).click();
    await expect(panel.getByRole('textbox', { name: 'Start date' })).toBeFocused();
    await hide.click();
    await expect(panel).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await bar.getByRole('button', { name: 'Show the filter panel' }).click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await collapse.click();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: '2 active filters' }).click();
  await expect(chips).toHaveCount(2);

  const address = page.url();
  await clearAll.click();
  await expect(bar).toBeHidden();
  await expect(page.getByText('Nothing to search for yet')).toBeVisible();
  await expect(undo).toBeFocused();
  const { body } = await searchAnsweredAfter(page, () => undo.click());
  // It is the menu's search again, also in its address.
  expect(body).toMatchObject({
    searchFrom: 'AudienceBooster',
    selectedMarketShareComparison: 'BiggerOrEqual',
  });
  await expect(page).toHaveURL(address);
  await expect(chips).toHaveCount(2);
  await expect(clearAll).toBeFocused();

  await frame(page).clearAll.click();
  await expect(undo).toBeVisible();
  await navigationEntry(page, 'Airdex selection').click();
  await expect(undo).toBeHidden();
  await expect(chips).toHaveText(['Airdex selection']);
});

test('a tooltip lets a click through to the control that it covers', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/search?v=1&q=night&days=1.2.3.4&view=list');
  const thumbnails = page.getByRole('radio', { name: 'Thumbnails' });
  const tooltip = page.getByRole('tooltip', { name: 'View all filters' });
  // Tooltips open on hover once the page has seen the pointer move.
  await results(page).count.hover();
  await recap(page).viewAll.hover();
  await expect(tooltip).toBeVisible();
  const covering = await tooltip.boundingBox();
  const covered = await thumbnails.boundingBox();
  if (covering === null || covered === null) throw new Error('The tooltip or the control is not there');
  const x = Math.max(covering.x, covered.x) + 2;
  const y = Math.max(covering.y, covered.y) + 2;
  expect(x).toBeLessThan(Math.min(covering.x + covering.width, covered.x + covered.width));
  expect(y).toBeLessThan(Math.min(covering.y + covering.height, covered.y + covered.height));
  // A tooltip that catches the pointer would stay open.
  await page.mouse.click(x, y);
  await expect(thumbnails).toBeChecked();
});
