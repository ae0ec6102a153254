import type { Locator } from '@playwright/test';
import { navigationEntry } from '../../fixtures/frame.ts';
import { results, scrollPosition, scrollTo, showTable } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Shows two pages of the latest programmes as thumbnails. */
async function loadTwoPages(page: Page): Promise<void> {
  await page.goto('/faq');
  await navigationEntry(page, 'Latest programmes').click();
  const { scroller, thumbnails } = results(page);
  await expect(thumbnails.getByRole('gridcell').first()).toBeVisible();
  const height = () => scroller.evaluate((element) => element.scrollHeight);
  const before = await height();
  await searchAnsweredAfter(page, () => scrollTo(scroller, 0.7));
  await expect.poll(height).toBeGreaterThan(1.5 * before);
}

/**
 * Positions of the rendered rows in pixels from the top of the scroller, and the heights of the scroller and its
 * content.
 */
function drawnRows(scroller: Locator) {
  return scroller.evaluate((element) => {
    const head = element.querySelector('thead')?.offsetHeight ?? 0;
    const windowTop = element.getBoundingClientRect().top + head;
    const rows = [...element.querySelectorAll<HTMLElement>('[data-item-index], [data-index]')].map((row) => {
      const box = row.getBoundingClientRect();
      return {
        place: Number(row.dataset['itemIndex'] ?? row.dataset['index']),
        top: box.top - windowTop,
        height: box.height,
      };
    });
    return { rows, windowHeight: element.clientHeight - head, contentHeight: element.scrollHeight };
  });
}

/** Checks which rows are rendered at three places of the list, `margin` pixels around the window. */
async function expectRowsInSight(scroller: Locator, margin: number): Promise<void> {
  const heights: number[] = [];
  for (const fraction of [0, 0.3, 0.5]) {
    await scrollTo(scroller, fraction);
    await expect(async () => {
      const { rows, windowHeight, contentHeight } = await drawnRows(scroller);
      const [first, last] = [rows[0], rows.at(-1)];
      if (first === undefined || last === undefined) throw new Error('No row is drawn');
      const { height } = first;
      // Rows have equal heights and follow one another, each at the position that it would have if all were rendered.
      for (const [at, row] of rows.entries()) {
        expect([row.place, row.height]).toEqual([first.place + at, height]);
        expect(Math.abs(row.top - (first.top + at * height))).toBeLessThan(1);
      }
      const hasBefore = first.place > 0;
      if (hasBefore) expect(first.top).toBeLessThanOrEqual(-margin);
      expect(first.top + height).toBeGreaterThanOrEqual(hasBefore ? -margin - 1 : 0);
      expect(last.top + height).toBeGreaterThanOrEqual(windowHeight + margin);
      expect(last.top).toBeLessThanOrEqual(windowHeight + margin + 1);
      heights.push(contentHeight);
    }).toPass();
  }
  // Allows for the browser's rounding.
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
}

/**
 * Scrolls to three positions in turn, `count` times each, and ends at the first. Returns the titles shown meanwhile.
 */
function scrollFast(scroller: Locator, times: number): Promise<string[]> {
  return scroller.evaluate(async (element, count) => {
    const way = element.scrollHeight - element.clientHeight;
    const seen = new Set<string>();
    // None of them requests the next page. With three positions, each one is drawn even if only every second frame is.
    for (let frame = 0; frame <= 3 * count; frame += 1) {
      await new Promise(requestAnimationFrame);
      element.scrollTop = way * (0.2 + 0.2 * (frame % 3));
      for (const row of document.querySelectorAll('[data-reduced]'))
        for (const cell of row.children) seen.add(cell.textContent);
    }
    return [...seen];
  }, times);
}

test('[RES-10] only rows near the window are rendered, the others keep their height; fast scrolling shows titles only', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await loadTwoPages(page);
  const { scroller, thumbnails, table } = results(page);
  for (const { view, margin, titles } of [
    { view: thumbnails, margin: 250, titles: thumbnails.getByRole('gridcell').getByRole('link') },
    { view: table, margin: 100, titles: table.getByRole('row').getByRole('link') },
  ]) {
    if (view === table) await showTable(page);
    await expectRowsInSight(scroller, margin);
    // When fast scrolling stops, the list is rendered at its position. If frames take long, it is not fast scrolling.
    await expect(async () => {
      const seen = await scrollFast(scroller, 20);
      await expect(page.locator('[data-reduced]')).toHaveCount(0);
      await expect(titles.first()).toBeAttached();
      const drawn = await titles.evaluateAll((links) =>
        links.map((link) => link.firstChild?.textContent ?? ''),
      );
      const { top, way } = await scrollPosition(scroller);
      expect(top / way).toBeCloseTo(0.2, 2);
      // The remaining rows are rendered out of view.
      expect(drawn.filter((title) => seen.includes(title)).length).toBeGreaterThan(drawn.length / 3);
    }).toPass();
  }
});
