import type { Locator } from '@playwright/test';
import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { recap } from '../../fixtures/recap.ts';
import { results, shownCount } from '../../fixtures/results.ts';
import { recordSearches, searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const search = (panel: Locator) => panel.getByRole('button', { name: 'Search', exact: true });

/** Searches by the panel alone; the request is the default search with the given settings. */
async function searchBy(page: Page, panel: Locator, settings: Partial<SearchFilter>) {
  const { body, result } = await searchAnsweredAfter(page, () => search(panel).click());
  expect(body).toMatchObject({
    ...DEFAULT_SEARCH_FILTER,
    selectedSearchTitles: expect.anything(),
    ...settings,
  });
  expect(result.count).toBeGreaterThan(0);
  await expect.poll(() => shownCount(page)).toBe(result.count);
  return result.programs;
}

test('[HDR-11] [ADV-03] the panel searches for its choices when Search is clicked, clears, restores and saves them', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.goto('/faq');
  const sent = recordSearches(page);
  const panel = await openPanel(page);

  await test.step('a search for nothing says that there is nothing to search for', async () => {
    await search(panel).click();
    await expect(
      page.getByText('To run your search, type a word or select the criteria of your choice.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
    await expect(results(page).count).toBeHidden();
  });

  await test.step('choices do not search until Search is clicked, and Clear all removes them', async () => {
    await expect(panel.getByRole('group', { name: 'Weekdays' })).toBeHidden();
    await panel.getByRole('checkbox', { name: 'Adaptation' }).check();
    await panel.getByRole('button', { name: 'More filters' }).click();
    await panel.getByRole('checkbox', { name: 'Sat' }).check();
    expect(sent).toEqual([]);
    const programmes = await searchBy(page, panel, { selectedFormatTypes: [3], selectedWeekdays: [6] });
    expect(programmes.filter(({ formatType }) => formatType !== 'Adaptation')).toEqual([]);

    await panel.getByRole('button', { name: 'Clear all' }).click();
    await expect(panel.getByRole('checkbox', { name: 'Adaptation' })).not.toBeChecked();
    await panel.getByRole('button', { name: 'Fewer filters' }).click();
    await expect(panel.getByRole('group', { name: 'Weekdays' })).toBeHidden();
    await panel.getByRole('checkbox', { name: 'Acquired' }).check();
    const others = await searchBy(page, panel, { selectedFormatTypes: [2], selectedWeekdays: [] });
    expect(others.filter(({ formatType }) => formatType !== 'Acquired')).toEqual([]);
    await panel.getByRole('button', { name: 'Clear all' }).click();
  });

  await test.step('every fixed choice narrows the search', async () => {
    await panel.getByRole('button', { name: 'More filters' }).click();
    const choices = [
      ['checkbox', 'Prime time', { selectedTimeslots: ['primetime'] }],
      ['checkbox', 'Online', { selectedPlatforms: [2] }],
      ['checkbox', '31–60 min', { selectedDurations: [3] }],
      ['switch', 'Airdex selection', { isNotaSelection: true }],
      ['switch', 'Audience boosters', { selectedMarketShareComparison: 'BiggerOrEqual' }],
      ['switch', 'With video', { isVideoPresent: true }],
      ['switch', 'With evaluation', { hasEvaluation: true }],
    ] as const;
    for (const [role, name, settings] of choices) {
      await panel.getByRole(role, { name, exact: true }).check();
      const programmes = await searchBy(page, panel, settings as Partial<SearchFilter>);
      if (name === 'Airdex selection') expect(programmes.every((line) => line.isNotaSelection)).toBe(true);
      if (name === 'Audience boosters')
        expect(programmes.every(({ averageColor }) => averageColor === 'green')).toBe(true);
      await panel.getByRole('button', { name: 'Clear all' }).click();
    }
    await panel.getByRole('button', { name: 'Fewer filters' }).click();
  });

  await test.step('more and fewer filters, clear all with undo, save and search', async () => {
    await expect(search(panel)).toHaveAccessibleDescription(/choose at least one filter/);
    await panel.getByRole('button', { name: 'More filters' }).click();
    await panel.getByRole('checkbox', { name: 'Sat' }).check();
    await panel.getByRole('button', { name: 'Fewer filters' }).click();
    await panel.getByRole('button', { name: 'Clear all' }).click();
    await panel.getByRole('button', { name: 'Undo' }).click();
    const save = panel.getByRole('button', { name: 'Save search' });
    await save.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(save).toBeFocused();
    await searchBy(page, panel, { selectedWeekdays: [6] });
  });
});

test('a term is combined with the filters and cleared with them, and a menu sets them', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const panel = await openPanel(page);
  await panel.getByRole('checkbox', { name: 'Original' }).check();
  const { searchBox } = frame(page);
  await searchBox.fill('night');
  const { body } = await searchAnsweredAfter(page, () => searchBox.press('Enter'));
  expect(body).toMatchObject({ searchFrom: 'AdvancedSearch', term: 'night', selectedFormatTypes: [1] });

  // This affects the next search. The one on the screen keeps its filters and its name.
  await panel.getByRole('button', { name: 'Clear all' }).click();
  await expect(searchBox).toHaveValue('');
  await expect(recap(page).chips).toContainText(['night', 'Original']);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(searchBox).toHaveValue('night');

  await navigationEntry(page, 'Audience boosters').click();
  await expect(panel.getByRole('switch', { name: 'Audience boosters' })).toBeChecked();
  await expect(panel.getByRole('checkbox', { name: 'Original' })).not.toBeChecked();
  await expect(searchBox).toHaveValue('');
});
