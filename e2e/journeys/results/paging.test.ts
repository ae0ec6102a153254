import type { SearchResult } from '@airdex/shared-contracts/api';
import { navigationEntry, frame } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { results, scrollPosition, scrollTo, showTable, shownCount } from '../../fixtures/results.ts';
import { recordSearches, SEARCH_CALL, searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[RES-07] loads 120 programmes, then more when scrolled past 65%, until all are loaded', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const held = await holdRequests(page, SEARCH_CALL);
  const sent = recordSearches(page);
  await navigationEntry(page, 'Latest programmes').click();
  await held.arrived;
  await expect(frame(page).main.getByRole('status', { name: 'Searching…' })).toBeVisible();
  const answered = page.waitForResponse(SEARCH_CALL);
  held.release();
  const first = await answered;
  const { programs, count } = (await first.json()) as SearchResult;
  expect(programs).toHaveLength(120);
  await expect.poll(() => shownCount(page)).toBe(count);
  const total = count ?? 0;
  expect(total).toBeGreaterThan(360);

  const { scroller } = results(page);
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
  await scrollTo(scroller, 0.64);
  expect(sent.map(({ body }) => body.page)).toEqual([1]);

  const ids = programs.map(({ idProgram }) => idProgram);
  for (let page_ = 2; ids.length < total; page_ += 1) {
    const { way } = await scrollPosition(scroller);
    const { body, result } = await searchAnsweredAfter(page, () => scrollTo(scroller, 0.66));
    expect(body).toMatchObject({ page: page_, resultsPerPage: 120, ignoreCount: true });
    ids.push(...result.programs.map(({ idProgram }) => idProgram));
    await expect.poll(async () => (await scrollPosition(scroller)).way).toBeGreaterThan(way);
  }
  expect(new Set(ids).size).toBe(total);

  const requests = sent.length;
  await scrollTo(scroller, 1);
  const last = results(page).thumbnails.locator(`a[href="/card/${ids.at(-1) ?? 0}"]`);
  await expect(last).toBeVisible();
  expect(sent).toHaveLength(requests);
  expect(requests).toBe(Math.ceil(total / 120));
});

test('[RES-04] [RES-08] the button back to the top appears after 250 px; a new filter resets rows, page and ticks, and keeps the view and the order', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  await navigationEntry(page, 'Latest programmes').click();
  const { backToTop, scroller, table, thumbnails } = results(page);
  await expect(thumbnails.getByRole('gridcell').first()).toBeVisible();
  const scroll = (top: number) => scroller.evaluate((element, to) => element.scrollTo({ top: to }), top);
  await scroll(250);
  await expect.poll(async () => (await scrollPosition(scroller)).top).toBe(250);
  await expect(backToTop).toBeHidden();
  await scroll(252);
  await expect(backToTop).toBeVisible();
  await backToTop.click();
  await expect.poll(async () => (await scrollPosition(scroller)).top).toBe(0);
  await expect(backToTop).toBeHidden();

  await showTable(page);
  const byChannel = table.getByRole('columnheader', { name: 'Channel' });
  const sorted = await searchAnsweredAfter(page, () => byChannel.getByRole('button').click());
  expect(sorted.body.orderBy).toEqual([{ name: 'channel', sortExpression: 'CHANNEL', direction: 'Desc' }]);
  await expect(byChannel).toHaveAttribute('aria-sort', 'descending');
  const first = table.getByRole('row').nth(1).getByRole('checkbox');
  await first.uncheck();
  const all = table.getByRole('checkbox', { name: 'Select all programmes' });
  await expect(all).not.toBeChecked();
  await searchAnsweredAfter(page, () => scrollTo(scroller, 0.7));

  const { body, result } = await searchAnsweredAfter(page, () =>
    navigationEntry(page, 'Upcoming programmes').click(),
  );
  expect(body).toMatchObject({
    searchFrom: 'Upcoming',
    page: 1,
    resultsPerPage: 120,
    ignoreCount: false,
    orderBy: [{ name: 'channel', sortExpression: 'CHANNEL', direction: 'Desc' }],
  });
  await expect.poll(() => shownCount(page)).toBe(result.count);
  await expect(byChannel).toHaveAttribute('aria-sort', 'descending');
  expect((await scrollPosition(scroller)).top).toBe(0);
  await expect(table.getByRole('row').nth(1)).toContainText(result.programs[0]?.localTitle ?? 'none');
  await expect(all).toBeChecked();
  await expect(first).toBeChecked();
});
