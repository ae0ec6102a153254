import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { recordSearches, SEARCH_CALL } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

const MENUS = ['Latest programmes', 'Upcoming programmes', 'Audience boosters', 'Airdex selection'] as const;
const SELECTION = { searchFrom: 'NotaSelection', isNotaSelection: true };

test('after several quick clicks on menus the last one is shown, and the other requests are aborted', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const sent = recordSearches(page);
  const answered: string[] = [];
  page.on('requestfinished', (request) => {
    if (sent.some((search) => search.request === request)) answered.push(request.postData() ?? '');
  });
  // No response arrives before all clicks and the last search. The number of requests before it depends on the machine,
  // because one that is aborted at once never leaves the browser.
  const lastIsRequested = Promise.withResolvers<undefined>();
  await page.route(SEARCH_CALL, async (route) => {
    await lastIsRequested.promise;
    await route.continue().catch(() => undefined);
  });
  for (const menu of [...MENUS, ...MENUS]) await navigationEntry(page, menu).click();
  await expect.poll(() => sent.slice(1).at(-1)?.body).toMatchObject(SELECTION);
  lastIsRequested.resolve(undefined);
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
  await expect(navigationEntry(page, 'Airdex selection')).toHaveAttribute('aria-current', 'true');
  expect(answered).toHaveLength(1);
  expect(sent.at(-1)?.body).toMatchObject(SELECTION);
  expect(answered[0]).toBe(sent.at(-1)?.request.postData());
  await expect(frame(page).main.getByRole('alert')).toHaveCount(0);
});
