import type { Locator } from '@playwright/test';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { installClock } from '../../fixtures/page-clock.ts';
import { results } from '../../fixtures/results.ts';
import { SEARCH_CALL } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

test('a slow search shows a message, times out after half a minute, and can be retried', async ({
  page,
  signIn,
}) => {
  await installClock(page);
  await signIn();
  await page.goto('/faq');
  const held = await holdRequests(page, SEARCH_CALL);
  await navigationEntry(page, 'Latest programmes').click();
  await held.arrived;
  const { main } = frame(page);
  const slow = main.getByText('This search is taking longer than usual. It is still running.');
  await expect(slow).toBeHidden();
  await page.clock.runFor(6500);
  await expect(slow).toBeVisible();
  await page.clock.runFor(25_000);
  await expect(main.getByRole('alert')).toContainText('The server did not respond in time');
  held.release();
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Cumulative layout shift since the page was opened; 0 is none, below 0.1 is good. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a layout shift the observer reports nothing.
        setTimeout(() => resolve(0), 200);
      }),
  );

/** Corners of the visible pictures or their placeholders, in whole pixels. */
const corners = (pictures: Locator) =>
  pictures.evaluateAll((all) =>
    all
      .map((picture) => picture.getBoundingClientRect())
      .filter(({ bottom }) => bottom < window.innerHeight)
      .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ')),
  );

for (const width of [1024, 1440])
  test(`late results replace their skeleton without layout shift at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn();
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const held = await holdRequests(page, SEARCH_CALL);
    const before = await shifted(page);
    await navigationEntry(page, 'Latest programmes').click();
    await held.arrived;
    await expect(frame(page).main.getByRole('heading', { level: 1 })).toHaveText('Searching…');
    // Shifts within half a second of a click do not count.
    await page.waitForFunction(
      (since) => performance.now() > since + 600,
      await page.evaluate(() => performance.now()),
    );
    const places = await corners(frame(page).main.getByRole('status').locator('[style*="aspect-ratio"]'));
    expect(places.length).toBeGreaterThan(3);
    held.release();
    await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
    expect((await shifted(page)) - before).toBeLessThan(0.05);
    await expect.poll(() => corners(results(page).thumbnails.locator('img'))).toEqual(places);
  });
