import type { ProgrammeLine, SearchResult } from '@airdex/shared-contracts/api';
import { navigationEntry } from '../../fixtures/frame.ts';
import { results, scrollTo, scrollToRow, showTable } from '../../fixtures/results.ts';
import { SEARCH_CALL, searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

async function showAsTable(page: Page, search: string): Promise<readonly ProgrammeLine[]> {
  const { result } = await searchAnsweredAfter(page, () => navigationEntry(page, search).click());
  await showTable(page);
  return result.programs;
}

const COLUMNS = ['Country', 'Channel', 'Date/time', 'Local format title', 'Subgenre', 'Format type'];
const SHARES = ['Premiere share', 'Average share'];

const DAY = (date: string | null) => (date ?? '').split('-').reverse().join('/');
const SHARE = (share: number | null) => (share === null ? '-' : `${share.toFixed(1)}%`);
const PERFORMANCE = {
  green: 'At least 20% above the slot',
  yellow: 'Within 20% of the slot',
  red: 'At least 20% below the slot',
} as const;

/** How often a text is on its own line; the poster's drawing and the title's link don't count. */
const timesInOwnLine = (cell: Element, text: string | null) =>
  [...cell.querySelectorAll('div')].filter(
    (line) => line.childElementCount === 0 && line.textContent === text,
  ).length;

/** Programmes that together show every case of every cell, with their positions. */
function sampleProgrammes(programmes: readonly ProgrammeLine[]): ReadonlyMap<number, ProgrammeLine> {
  const cases: readonly ((line: ProgrammeLine) => boolean)[] = [
    ({ isNew }) => isNew,
    ({ isNotaSelection }) => isNotaSelection,
    ({ isNew, isNotaSelection }) => !isNew && !isNotaSelection,
    ({ formatTitle, localTitle }) => formatTitle !== null && formatTitle !== localTitle,
    ({ formatTitle, localTitle }) => formatTitle === localTitle,
    ({ averageColor }) => averageColor === 'green',
    ({ averageColor }) => averageColor === 'yellow',
    ({ averageColor }) => averageColor === 'red',
    ({ formatType }) => formatType === 'Original',
    ({ formatType }) => formatType === 'Adaptation',
    ({ formatType }) => formatType === 'Acquired',
  ];
  const places = cases.map((holds) => programmes.findIndex(holds));
  expect(places, 'the sample catalogue has every case').not.toContain(-1);
  return new Map(places.flatMap((place) => (programmes[place] ? [[place, programmes[place]]] : [])));
}

test('[TBL-01] [TBL-02] [TBL-03] the table shows the latest programmes, selects them and opens their cards', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.goto('/faq');
  const programmes = await showAsTable(page, 'Latest programmes');

  await test.step('the columns are in order, and the shares have tooltips', async () => {
    const headers = results(page).table.getByRole('columnheader');
    await expect(headers).toHaveText(['Select all programmes', ...COLUMNS, ...SHARES]);
    for (const share of SHARES) {
      const about = page.getByRole('button', { name: `About the ${share.toLowerCase()}` });
      await about.hover();
      await expect(page.getByRole('tooltip')).toContainText('Market share');
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toBeHidden();
    }
  });

  await test.step('the check box in the header selects all, and is mixed when some are missing', async () => {
    const { table } = results(page);
    const all = table.getByRole('checkbox', { name: 'Select all programmes' });
    const one = table.getByRole('row').nth(1).getByRole('checkbox');
    const other = table.getByRole('row').nth(2).getByRole('checkbox');
    await expect(all).toBeChecked();
    await all.uncheck();
    await expect(one).not.toBeChecked();
    await expect(other).not.toBeChecked();
    await all.check();
    await expect(one).toBeChecked();
    await one.uncheck();
    await expect(all).not.toBeChecked();
    await expect(all).toHaveJSProperty('indeterminate', true);
    await expect(other).toBeChecked();
    await one.check();
    await expect(all).toBeChecked();
  });

  await test.step('each line shows its programme', async () => {
    for (const [place, line] of sampleProgrammes(programmes)) {
      const row = await scrollToRow(page, place, line.idProgram);
      const cells = row.getByRole('gridcell');
      await expect(cells.nth(0).getByRole('checkbox')).toBeChecked();
      await expect(cells.nth(1)).toHaveText(line.country ?? '-');
      await expect(cells.nth(2)).toHaveText(line.channel);
      await expect(cells.nth(3)).toContainText(DAY(line.date));
      await expect(cells.nth(3)).toContainText(line.beginTime ?? '');
      const title = cells.nth(4);
      await expect(title).toContainText(line.localTitle);
      await expect(title.locator('img, svg').first()).toBeAttached();
      await expect(title.getByText('New', { exact: true })).toBeVisible({ visible: line.isNew });
      await expect(title.getByText('Selection', { exact: true })).toBeVisible({
        visible: line.isNotaSelection,
      });
      await expect(title).toContainText(line.concept ?? '');
      const isAnotherTitle = line.formatTitle !== null && line.formatTitle !== line.localTitle;
      expect(await title.evaluate(timesInOwnLine, line.formatTitle)).toBe(isAnotherTitle ? 1 : 0);
      await expect(cells.nth(5)).toHaveText(line.subGenre ?? '-');
      await expect(cells.nth(6)).toHaveText(line.formatType ?? '-');
      for (const [at, share, color] of [
        [7, line.shrPremiere, line.premiereColor],
        [8, line.shrAverage, line.averageColor],
      ] as const) {
        await expect(cells.nth(at)).toHaveText(SHARE(share));
        const marks = await cells
          .nth(at)
          .getByRole('img')
          .evaluateAll((images) => images.map((image) => image.getAttribute('aria-label')));
        expect(marks).toEqual(color === null ? [] : [PERFORMANCE[color]]);
      }
    }
  });

  await test.step('the colours of the shares differ', async () => {
    const colours = new Set<string>();
    for (const color of ['green', 'yellow', 'red'] as const) {
      const place = programmes.findIndex(({ averageColor }) => averageColor === color);
      const row = await scrollToRow(page, place, programmes[place]?.idProgram ?? 0);
      const shape = row.getByRole('gridcell').nth(8).getByRole('img').locator('path');
      colours.add(await shape.evaluate((element) => getComputedStyle(element).fill));
    }
    expect(colours.size).toBe(3);
  });

  await scrollTo(results(page).scroller, 0);
  const [programme] = programmes;
  for (const button of ['left', 'middle'] as const)
    await test.step(`a click with the ${button} button on a line opens its card in a new tab, as its menu offers`, async () => {
      // Anywhere on the line, not only on its title.
      const row = results(page).table.getByRole('row').nth(1);
      await expect(row.getByRole('link')).toHaveAttribute('href', `/card/${programme?.idProgram ?? 0}`);
      const cell = row.getByRole('gridcell').nth(5);
      await expect(cell).toBeInViewport();
      const box = await cell.boundingBox();
      expect(box).not.toBeNull();
      const place = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10] as const;
      // The target of the browser's context menu: a link, which it can open in a new tab. The listener is added before
      // the click.
      const menu = await page.evaluateHandle(() => ({
        asked: new Promise((resolve) => {
          const answer = (event: MouseEvent) => {
            event.preventDefault();
            resolve((event.target as Element).closest('a')?.pathname);
          };
          document.addEventListener('contextmenu', answer, { once: true });
        }),
      }));
      await page.mouse.click(...place, { button: 'right' });
      expect(await menu.evaluate(({ asked }) => asked)).toBe(`/card/${programme?.idProgram ?? 0}`);
      const opened = page.context().waitForEvent('page');
      await page.mouse.click(...place, { button });
      const card = await opened;
      await expect(card).toHaveURL(`/card/${programme?.idProgram ?? 0}`);
      await expect(card.getByRole('heading', { level: 1 })).toHaveText(programme?.localTitle ?? '');
      await card.close();
      await expect(page).toHaveURL(/\/search\?v=1&from=latest&/);
      await expect(results(page).table).toBeVisible();
    });
});

test('[SRT-01] [TBL-01] [TBL-02] column headers sort; shares can be unknown or hidden', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await test.step('a click anywhere in a column header sorts: Desc, Asc, and not at all', async () => {
    await page.goto('/search?v=1&q=night&view=list');
    // Its name is much narrower than the column.
    const header = results(page).table.getByRole('columnheader', { name: 'Country' });
    await expect(header).toBeVisible();
    for (const directions of [['Desc'], ['Asc'], []]) {
      const { body } = await searchAnsweredAfter(page, () => header.click());
      expect(body.orderBy?.map(({ direction }) => direction)).toEqual(directions);
    }
  });

  await test.step('an unknown share is a dash without a colour', async () => {
    const programmes = await showAsTable(page, 'Upcoming programmes');
    const place = programmes.findIndex(
      ({ shrPremiere, shrAverage }) => shrPremiere === null && shrAverage === null,
    );
    const row = await scrollToRow(page, place, programmes[place]?.idProgram ?? 0);
    for (const at of [7, 8]) {
      await expect(row.getByRole('gridcell').nth(at)).toHaveText('-');
      await expect(row.getByRole('gridcell').nth(at).getByRole('img')).toHaveCount(0);
    }
  });

  await test.step('the shares are hidden when the response says so', async () => {
    await page.route(SEARCH_CALL, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...((await response.json()) as SearchResult), hideRatings: true },
      });
    });
    await showAsTable(page, 'Latest programmes');
    await expect(results(page).table.getByRole('columnheader')).toHaveText([
      'Select all programmes',
      ...COLUMNS,
    ]);
    await expect(results(page).table.getByRole('row').nth(1).getByRole('gridcell')).toHaveCount(7);
  });
});
