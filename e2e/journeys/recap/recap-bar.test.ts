import { frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { recap } from '../../fixtures/recap.ts';
import { results, shownCount } from '../../fixtures/results.ts';
import { recordSearches, searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Searches by the panel with filters of each kind: a word, genres, days, a video. */
async function searchForMuch(page: Page): Promise<void> {
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
  await searchAnsweredAfter(page, () => panel.getByRole('button', { name: 'Search', exact: true }).click());
}

const CHIPS = [
  'Word night',
  /^Genres .+/,
  'Format types all selected',
  'Timeslots Daytime, Prime time',
  'Weekdays Mon, Tue, Wed +2',
  'With video',
];

test('[RCP-01] each active filter has a chip, whose delete icon removes it and searches again', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { bar, chips, remove } = recap(page);
  await expect(bar).toBeHidden();
  await searchForMuch(page);
  await expect(chips).toHaveText(CHIPS);
  expect((await bar.boundingBox())?.height).toBe(40);

  const { body, result } = await searchAnsweredAfter(page, () => remove('Weekdays').click());
  expect(body).toMatchObject({ term: 'night', selectedWeekdays: [], isVideoPresent: true, page: 1 });
  await expect(frame(page).panel).toBeHidden();
  await expect(chips).toHaveText(CHIPS.toSpliced(4, 1));
  await expect.poll(() => shownCount(page)).toBe(result.count);

  const titles = await searchAnsweredAfter(page, () => remove('Word').click());
  expect(titles.body).toMatchObject({ term: '', isVideoPresent: true });
  await expect(frame(page).searchBox).toHaveValue('');
  await expect(chips.first()).toHaveText(/^Genres /);
});

test('[RCP-01] the bar is open while any filter is active, however it was set; its buttons clear and collapse', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { bar, chips, clearAll, collapse, undo } = recap(page);
  await navigationEntry(page, 'Audience boosters').click();
  await expect(chips).toHaveText([
    /^Launch date \d{2}\/\d{2}\/\d{4} – \d{2}\/\d{2}\/\d{4}$/,
    'Audience boosters',
  ]);

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

test('[RCP-01] the bar opens and closes the advanced panel', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/faq');
  await navigationEntry(page, 'Latest programmes').click();
  const { bar, strip } = recap(page);
  const { panel } = frame(page);
  await bar.getByRole('button', { name: 'Show the filter panel' }).click();
  await expect(panel).toBeVisible();
  await bar.getByRole('button', { name: 'Hide the filter panel' }).click();
  await expect(panel).toBeHidden();

  // A chip opens it at its filter.
  await strip.getByRole('button', { name: /^Launch date/ }).click();
  await expect(panel.getByRole('textbox', { name: 'From' })).toBeFocused();
});

test.describe('with little room', () => {
  test.use({ viewport: { width: 900, height: 800 } });

  test('[RCP-01] the strip scrolls by dragging, which deletes nothing, by wheel and by keyboard', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/faq');
    await searchForMuch(page);
    const { chips, strip } = recap(page);
    await expect(chips).toHaveCount(6);
    const sent = recordSearches(page);
    const list = strip.getByRole('list');
    const scrolled = () => list.evaluate((element) => element.scrollLeft);
    const box = await list.boundingBox();
    if (box === null) throw new Error('The strip is not there');
    const y = box.y + box.height / 2;

    // Starts on a chip's delete icon, which moves with the pointer.
    const icon = await recap(page).remove('Word').boundingBox();
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

    await recap(page).remove('Word').focus();
    await page.keyboard.press('End');
    await expect(chips.last().locator('[tabindex="0"]')).toBeFocused();
    await expect(chips.last()).toBeInViewport({ ratio: 1 });
    expect(sent).toEqual([]);
    const { body } = await searchAnsweredAfter(page, () => page.keyboard.press('Delete'));
    expect(body.isVideoPresent).toBe(false);
    await expect(chips).toHaveCount(5);
    await expect(chips.last().locator('[tabindex="0"]')).toBeFocused();
  });
});

test('the recap is in the language of the page, including names', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/faq');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: /^Produced in / }).click();
  await page.keyboard.type('japan');
  await page.getByRole('treeitem', { name: /^Japan/ }).click();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(recap(page).chips).toHaveText(['Produced in Japan']);
  await frame(page).userMenu.click();
  await page.getByRole('menuitem', { name: '中文' }).click();
  await expect(page.getByRole('toolbar', { name: '已启用的筛选条件' }).getByRole('listitem')).toHaveText([
    '制作国家/地区 日本',
  ]);
});

test('a chip clicked while the panel’s lists are loading leads to its filter once they have loaded', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/search?v=1&q=the&countries=1');
  const { chips } = recap(page);
  const channels = chips.filter({ hasText: 'Channels' });
  await expect(channels).toBeVisible();
  const held = await holdRequests(page, '**/api/Search/GetFacets');
  await channels.getByRole('button').first().click();
  const field = frame(page).panel.getByRole('button', { name: /^Broadcast countries and channels/ });
  await expect(field).toBeDisabled();
  held.release();
  await expect(field).toBeFocused();
});
