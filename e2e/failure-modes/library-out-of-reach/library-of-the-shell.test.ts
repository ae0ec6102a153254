import { DATE, expect, test, THROWS } from '../../fixtures/dated-remote.ts';
import { openLibraries } from '../../fixtures/devtools.ts';
import { BROKEN, expectOnlyItToFail, failure } from '../../fixtures/failed-remote.ts';
import { frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import type { Page } from '../../fixtures/test.ts';

/** Expects the calendars of the panel, which also need luxon, to work. */
async function expectCalendars(page: Page): Promise<void> {
  const dates = frame(page).panel.getByRole('group', { name: 'Launch date' });
  await dates.getByRole('button', { name: 'Choose in the calendar' }).click();
  await expect(page.getByRole('dialog', { name: 'Launch date' }).getByRole('grid')).toHaveCount(2);
  await page.keyboard.press('Escape');
}

async function expectDateAfterRetry(page: Page): Promise<void> {
  await failure(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: DATE })).toBeVisible();
}

test('[MFE-03] messages replace remotes when a library of the shell fails to load on demand; Retry restores each remote', async ({
  page,
  signIn,
  luxon,
  expectFailures,
}) => {
  test.slow();
  expectFailures(luxon);
  await signIn();
  const isLuxon = (url: URL) => url.pathname === luxon;
  await page.route(isLuxon, (route) => route.abort('connectionrefused'));
  await page.goto(BROKEN.path);
  await expectOnlyItToFail(page, 108);
  await failure(page).getByText('Details (AIRDEX-108)').click();
  await expect(failure(page)).toContainText(luxon);
  await navigationEntry(page, 'Advanced search').click();
  const retry = frame(page).panel.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();

  await page.evaluate(() => (document.documentElement.dataset['page'] = 'the same'));
  await page.unroute(isLuxon);
  await retry.click();
  await expectCalendars(page);
  await expectDateAfterRetry(page);
  const libraries = await openLibraries(page);
  await expect(libraries('luxon')).toHaveText(/airdex_shell.*mfe_account, mfe_search/);
  expect(await page.evaluate(() => document.documentElement.dataset['page'])).toBe('the same');
});

test('[MFE-03] a library stays loaded for other remotes and for Retry when the remote that first requested it throws', async ({
  page,
  signIn,
  luxon,
}) => {
  await signIn();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.addInitScript((key) => sessionStorage.setItem(key, 'yes'), THROWS);
  await page.goto(BROKEN.path);
  await expectOnlyItToFail(page, 111);
  await page.evaluate((key) => sessionStorage.removeItem(key), THROWS);
  await expectDateAfterRetry(page);
  await openPanel(page);
  await expectCalendars(page);
  expect(fetched.filter((path) => path === luxon)).toHaveLength(1);
});
