import type { Locator } from '@playwright/test';
import type { Facets } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER, type SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import { openPanel } from '../../fixtures/frame.ts';
import { installClock, stopClock } from '../../fixtures/page-clock.ts';
import { results, shownCount } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Records the selections for which options are requested, in order. */
function recordFacets(page: Page) {
  const requests: SearchFilterInput[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Search/GetFacets'))
      requests.push(request.postDataJSON() as SearchFilterInput);
  });
  return requests;
}

const list = (panel: Locator, name: string) => panel.getByRole('button', { name: new RegExp(`^${name} `) });
const search = (panel: Locator) => panel.getByRole('button', { name: 'Search', exact: true });
const option = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name }).first();

test('[ADV-01] the panel holds the quick filters, and finds weeks of its calendars, channels by their countries, genres and dates', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.goto('/faq');
  const panel = await openPanel(page);
  expect((await panel.boundingBox())?.width).toBe(300);
  for (const [name, isTree] of [
    ['Broadcast countries and channels', true],
    ['Produced in', false],
    ['Developed in', false],
    ['Genres and subgenres', true],
  ] as const) {
    await expect(list(panel, name)).toHaveText('Select an option');
    await list(panel, name).click();
    const first = page.getByRole('tree', { name }).getByRole('treeitem').first();
    await expect(first).toBeVisible();
    await expect(first.and(page.locator('[aria-expanded=false]'))).toHaveCount(isTree ? 1 : 0);
    await page.keyboard.press('Escape');
  }
  for (const [group, names] of [
    ['Format types', ['Original', 'Adaptation', 'Acquired']],
    ['Timeslots', ['Daytime', 'Access prime time', 'Prime time', 'Late night']],
  ] as const) {
    const choices = panel.getByRole('group', { name: group }).getByRole('checkbox');
    await expect(choices).toHaveCount(names.length);
    for (const [place, name] of names.entries()) await expect(choices.nth(place)).toHaveAccessibleName(name);
  }
  const dates = panel.getByRole('group', { name: 'Launch date' });
  for (const name of ['Start date', 'End date'])
    await expect(dates.getByRole('textbox', { name, exact: true })).toHaveAttribute(
      'placeholder',
      'DD/MM/YYYY',
    );
  await expect(
    dates.getByText('Upcoming programmes are included when the end date is empty or in the future.'),
  ).toBeVisible();
  await dates.getByRole('button', { name: 'Choose in the calendar' }).click();
  await expect(page.getByRole('dialog', { name: 'Launch date' }).getByRole('grid')).toHaveCount(2);

  await test.step('the week number in the calendars selects the week', async () => {
    const dialog = page.getByRole('dialog', { name: 'Launch date' });
    await expect(dialog.getByRole('grid')).toHaveCount(2);
    const day = (moved: number) =>
      page.evaluate((days) => {
        const now = new Date();
        now.setDate(now.getDate() + days);
        const two = (value: number) => String(value).padStart(2, '0');
        return `${two(now.getDate())}/${two(now.getMonth() + 1)}/${now.getFullYear()}`;
      }, moved);
    await expect(page.getByLabel('End date', { exact: true })).toHaveValue(await day(0));
    await dialog.getByRole('button', { name: 'Next month' }).click();
    const week = dialog.getByRole('grid').first().getByRole('row').nth(2);
    const days = week.getByRole('gridcell');
    const [first, last] = [
      await days.first().getAttribute('data-day'),
      await days.last().getAttribute('data-day'),
    ];
    await week.getByRole('button', { name: /^Week / }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // Dates alone are not enough to search for.
    await panel.getByRole('checkbox', { name: 'Daytime' }).check();
    const { body } = await searchAnsweredAfter(page, () => search(panel).click());
    expect([body.startDate, body.endDate]).toEqual([first, last]);
    await expect(results(page).count.or(page.getByText('No results'))).toBeVisible();
  });

  await panel.getByRole('button', { name: 'Clear all' }).click();
  await test.step('channels of a country, a genre and launch dates', async () => {
    await list(panel, 'Broadcast countries and channels').click();
    const countries = page.getByRole('tree');
    await page.keyboard.type('FRANCE');
    await expect(option(page, /^France/)).toHaveAttribute('aria-expanded', 'true');
    await option(page, /^France/).click();
    await page.keyboard.press('Escape');
    await expect(countries).toBeHidden();
    await list(panel, 'Genres and subgenres').click();
    await option(page, /^Drama/).click();
    await page.keyboard.press('Escape');
    await panel.getByRole('textbox', { name: 'Start date' }).fill('01/01/2020');
    await panel.getByRole('textbox', { name: 'End date' }).fill('31/12/2025');

    const { body, result } = await searchAnsweredAfter(page, () => search(panel).click());
    expect(body).toMatchObject({
      searchFrom: 'AdvancedSearch',
      startDate: '2020-01-01',
      endDate: '2025-12-31',
    });
    expect(body.selectedBroadcasts?.length).toBeGreaterThan(1);
    expect(result.count).toBeGreaterThan(0);
    await expect.poll(() => shownCount(page)).toBe(result.count);
    for (const { country, genre, date } of result.programs) {
      expect([country, genre]).toEqual(['France', 'Drama']);
      expect((date ?? '') >= '2020-01-01' && (date ?? '') <= '2025-12-31').toBe(true);
    }
  });
});

test('[ADV-06] one call requests the options of all filters half a second after the last change', async ({
  page,
  signIn,
}) => {
  await signIn();
  await installClock(page);
  await page.goto('/faq');
  const requests = recordFacets(page);
  const panel = await openPanel(page);
  await expect.poll(() => requests.length).toBe(1);
  await list(panel, 'Produced in').click();
  await page.keyboard.type('france');
  const france = option(page, /^France/);
  await france.click();
  await page.keyboard.press('Escape');
  await expect.poll(() => requests.at(-1)?.selectedProducedIn?.length).toBe(1);
  const [id] = requests.at(-1)?.selectedProducedIn ?? [];

  await stopClock(page);
  requests.length = 0;
  await panel.getByRole('checkbox', { name: 'Daytime' }).check();
  await page.clock.runFor(400);
  await panel.getByRole('checkbox', { name: 'Late night' }).check();
  await page.clock.runFor(480);
  expect(requests).toEqual([]);
  const [answered] = await Promise.all([page.waitForResponse(/GetFacets$/), page.clock.runFor(40)]);
  expect(requests).toEqual([
    {
      ...DEFAULT_SEARCH_FILTER,
      selectedTimeslots: ['daytime', 'latenight'],
      selectedProducedIn: [id],
    },
  ]);
  // Its own choice does not restrict a filter, but it restricts the others.
  const { producedIn, frequencies } = (await answered.json()) as Facets;
  expect(producedIn.length).toBeGreaterThan(1);
  const programmes = frequencies.reduce((sum, { count }) => sum + count, 0);
  expect(programmes).toBe(producedIn.find((country) => country.id === id)?.count);
});

test('[ADV-02] more filters: keywords, frequencies including "none", playlists, days, durations and switches', async ({
  page,
  signIn,
}) => {
  await signIn('colleague');
  await page.goto('/faq');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'More filters' }).click();
  for (const group of ['Platforms', 'Weekdays', 'Duration'])
    await expect(panel.getByRole('group', { name: group })).toBeVisible();
  for (const name of ['Airdex selection', 'Audience boosters', 'With video', 'With evaluation'])
    await expect(panel.getByRole('switch', { name })).toBeVisible();

  await list(panel, 'Frequencies').click();
  await page.keyboard.type('no freq');
  await option(page, /^No frequency/).click();
  await page.keyboard.press('Escape');
  const without = await searchAnsweredAfter(page, () => search(panel).click());
  expect(without.body).toMatchObject({ selectedFrequencies: [-1] });
  expect(without.result.count).toBeGreaterThan(0);

  await list(panel, 'Keywords').click();
  await expect(page.getByRole('tree')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tree')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await panel.getByRole('switch', { name: 'Search by all keywords' }).check();
  const sent = await searchAnsweredAfter(page, () => search(panel).click());
  expect(sent.body).toMatchObject({ searchByAllKeywords: true, selectedFrequencies: [-1] });
  expect(sent.body.selectedKeywords?.length).toBeGreaterThan(0);

  await panel.getByRole('button', { name: 'Clear all' }).click();
  await list(panel, 'Playlists').click();
  const shared = page.getByRole('treeitem').filter({ hasText: 'shared' }).first();
  await expect(shared.locator('svg[class*=share]')).toBeVisible();
  await shared.click();
  await page.keyboard.press('Escape');
  const { body, result } = await searchAnsweredAfter(page, () => search(panel).click());
  expect(body.selectedPlaylists).toHaveLength(1);
  expect(result.count).toBeGreaterThan(0);
});
