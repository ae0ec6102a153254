import type { Route } from '@playwright/test';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { results, shownCount } from '../../fixtures/results.ts';
import { recordSearches, SEARCH_CALL } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const CONTACT = 'Try other criteria or contact the Airdex team';

async function expectContact(page: Page): Promise<void> {
  const { main } = frame(page);
  await expect(main).toContainText(CONTACT);
  await expect(main.getByRole('link', { name: 'Airdex team' })).toHaveAttribute('href', /^mailto:.+@.+/);
}

test('[RES-05] [RES-06] without a term, with a short one and with one that finds nothing, a message replaces the results', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const sent = recordSearches(page);
  const { main, searchBox } = frame(page);

  await test.step('Enter without a term shows instructions, and sends no request', async () => {
    await searchBox.press('Enter');
    await expect(main.getByRole('heading', { name: 'Nothing to search for yet' })).toBeVisible();
    await expect(main).toContainText(
      'To run your search, type a word or select the criteria of your choice.',
    );
    await expectContact(page);
    await expect(main.locator('svg:visible').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeHidden();
    await expect(results(page).count).toBeHidden();
    expect(sent).toEqual([]);
  });

  await test.step('a term that becomes too short replaces earlier results, and sends no request', async () => {
    await navigationEntry(page, 'Latest programmes').click();
    await expect(results(page).count).toBeVisible();
    const before = sent.length;
    await searchBox.fill('ab');
    await expect(main).toContainText('To run your search, type a word');
    await expect(results(page).count).toBeHidden();
    expect(sent).toHaveLength(before);
  });

  await test.step('a search that finds nothing says so, with a way to contact the team', async () => {
    await searchBox.fill('%_ no such title 😀');
    await searchBox.press('Enter');
    await expect(main.getByRole('heading', { name: 'No results' })).toBeVisible();
    await expect(main).toContainText(
      'Based on the selected advanced search filters, no result is available within your current company subscription.',
    );
    await expectContact(page);
    await expect(results(page).count).toHaveText('0 programmes');

    await page.setViewportSize({ width: 640, height: 400 });
    await main.getByRole('heading', { name: 'No results' }).hover();
    await page.mouse.wheel(0, 1000);
    await expect(main.getByRole('link', { name: /@|team/ })).toBeInViewport({ ratio: 1 });
  });
});

/** Searches that fail, each in another way. */
const FAILURES: readonly (readonly [search: string, fail: (route: Route) => Promise<void>])[] = [
  [
    'Latest programmes',
    (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken.' } }),
  ],
  [
    'Upcoming programmes',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Proxy</h1>' }),
  ],
  ['Airdex selection', (route) => route.abort('connectionrefused')],
];

test('a server error, an invalid response and a lost connection are not shown as "no results"; Retry searches again', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(
    'answer: 500',
    /console: .*status of 500/,
    /request: POST .*GetAdvancedSearchPrograms/,
    /console: Failed to load resource/,
  );
  await signIn();
  await page.goto('/faq');
  const { main } = frame(page);
  for (const [search, fail] of FAILURES) {
    await page.route(SEARCH_CALL, fail);
    await navigationEntry(page, search).click();
    await expect(main.getByRole('alert')).toContainText('The search could not be run');
    await expect(main).not.toContainText('No results');
    await page.unroute(SEARCH_CALL);
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(results(page).count).toBeVisible();
    await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  }
});

test('[RES-09] outdated responses are ignored: of an earlier search, and of an earlier term', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  let answerFirst = () => Promise.resolve();
  await page.route(
    SEARCH_CALL,
    (route) => {
      answerFirst = () =>
        route.fulfill({ json: { programs: [], count: 0, hideRatings: false } }).catch(() => undefined);
    },
    { times: 1 },
  );
  const sent = recordSearches(page);
  await navigationEntry(page, 'Latest programmes').click();
  await expect.poll(() => sent.length).toBe(1);
  await navigationEntry(page, 'Upcoming programmes').click();
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
  const found = await shownCount(page);
  expect(found).toBeGreaterThan(0);

  await answerFirst();
  const { request } = sent[0] ?? {};
  await expect.poll(() => request?.failure() !== null || request?.timing().responseEnd !== -1).toBe(true);
  expect(await shownCount(page)).toBe(found);
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();

  const held = await holdRequests(page, SEARCH_CALL);
  const { searchBox } = frame(page);
  await searchBox.fill('night');
  await searchBox.press('Enter');
  await held.arrived;
  await searchBox.fill('no such title at all');
  await searchBox.press('Enter');
  held.release();
  await expect(results(page).count).toHaveText('0 programmes');
  await expect(frame(page).main.getByRole('heading', { name: 'No results' })).toBeVisible();
});
