import { startEmpty } from '../../fixtures/collections.ts';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { results } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).getByRole('heading', { level: 2 }).getByRole('link');

/** Records when the page first showed a section, and the resize events that it fired itself. */
async function recordResizes(page: Page): Promise<() => Promise<{ shown: number; resized: number[] }>> {
  await page.addInitScript(() => {
    const record = { shown: 0, resized: [] as number[] };
    Object.assign(window, { record });
    new MutationObserver((_, observer) => {
      if (document.querySelector('main h2') === null) return;
      record.shown = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    window.addEventListener('resize', (event) => {
      if (!event.isTrusted) record.resized.push(performance.now());
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { record: { shown: number; resized: number[] } }).record);
}

test('[HOM-01] [HOM-04] waits for all six sources, then shows the sections in order and fires a resize event', async ({
  page,
  signIn,
}) => {
  await signIn();
  const recorded = await recordResizes(page);
  const held = await holdRequests(page, /\/api\/Home\/GetLatestPrograms/);
  const others = [
    'GetNotaSelectionPrograms',
    'GetAudienceBoosterPrograms',
    'GetUpCommingPrograms',
    'GetNotaInsights',
    'GetSavedSearchesPrograms',
  ].map((call) => page.waitForResponse(`**/api/Home/${call}`));
  await page.goto('/');
  await Promise.all([...others, held.arrived]);
  await expect(main(page).getByText('Loading programmes…')).toBeAttached();
  await expect(titles(page)).toHaveCount(0);
  held.release();
  await expect(titles(page)).toHaveText([
    /^Airdex selection/,
    /^Insights/,
    /^Audience boosters/,
    /^Game shows that travel.*\d+ programmes/,
    /^Primetime drama, Europe.*\d+ programmes/,
    /^Latest programmes/,
    /^Upcoming programmes/,
  ]);
  await expect(main(page).getByText('Loading programmes…')).toHaveCount(0);
  await expect.poll(async () => (await recorded()).resized.length).toBe(1);
  const { shown, resized } = await recorded();
  expect(resized[0]).toBeGreaterThan(shown);
});

test('[HOM-01] the insights play a video, which pauses behind results, and open a PDF in a new tab', async ({
  page,
  signIn,
}) => {
  await signIn();
  const checked: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'HEAD' && response.ok())
      checked.push(new URL(response.url()).pathname);
  });
  await page.goto('/');
  const insights = main(page).getByRole('article');
  await expect(insights.getByRole('heading', { name: 'What comes next (sample)' })).toBeVisible();
  await expect(insights.getByText('The announced launches of the coming months')).toBeVisible();

  const pdf = insights.getByRole('link', { name: 'Open the PDF (opens in a new tab)' });
  const address = (await pdf.getAttribute('href')) ?? '';
  await expect(pdf).toHaveAttribute('target', '_blank');
  const file = await page.request.get(address);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const play = insights.getByRole('button', { name: 'Play the video' });
  await play.click();
  const video = insights.locator('video');
  await expect(video).toBeFocused();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
  // Each file was checked before it was offered.
  expect(checked).toEqual(
    expect.arrayContaining([address, await video.getAttribute('src'), address.replace('.pdf', '.svg')]),
  );
  const player = await video.elementHandle();
  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).count).toBeVisible();
  expect(await player?.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
});

test('[HOM-02] a title starts its search, also in another tab, and the insights link to the reports', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  for (const [title, searchFrom] of [
    ['Airdex selection', 'NotaSelection'],
    ['Audience boosters', 'AudienceBooster'],
    ['Game shows that travel', 'SavedSearch'],
    ['Latest programmes', 'Latest'],
    ['Upcoming programmes', 'Upcoming'],
  ] as const) {
    const { body } = await searchAnsweredAfter(page, () => titles(page).filter({ hasText: title }).click());
    expect(body).toMatchObject({ searchFrom });
    if (searchFrom === 'SavedSearch')
      expect(body).toMatchObject({
        savedSearchId: expect.any(Number),
        selectedFormatTypes: [3],
        selectedMarketShareComparison: 'BiggerOrEqual',
      });
    await expect(results(page).count).toBeVisible();
    await frame(page).logo.click();
  }
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    titles(page).filter({ hasText: 'Upcoming' }).click({ button: 'middle' }),
  ]);
  await expect(results(tab).count).toBeVisible();
  expect(tab.url()).toContain('from=upcoming');
  await tab.close();
  await titles(page).filter({ hasText: 'Insights' }).click();
  await expect(page).toHaveURL(/\/reports$/i);
});

test('[HOM-04] a failed section shows a message, and the others are unaffected', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/503 GET .*GetUpCommingPrograms/, /status of 503/);
  await startEmpty(page, signIn);
  let isDown = true;
  await page.route('**/api/Home/GetUpCommingPrograms', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { error: 'unavailable', message: 'down' } })
      : route.continue(),
  );
  await page.goto('/');
  await expect(main(page).getByRole('alert')).toHaveText(/These programmes could not be loaded\./);
  // No reports, and no saved search on the home page.
  await expect(titles(page)).toHaveText([
    /^Airdex selection/,
    /^Audience boosters/,
    /^Latest programmes/,
    /^Upcoming programmes/,
  ]);
  await expect(main(page).getByRole('link', { name: 'Choose saved searches' })).toHaveAttribute(
    'href',
    '/savedSearches',
  );
  isDown = false;
  await main(page).getByRole('button', { name: 'Retry' }).click();
  await expect(main(page).getByRole('region', { name: 'Upcoming programmes' })).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});
