import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { recordSearches, SEARCH_CALL } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

const MENUS = ['Latest programmes', 'Upcoming programmes', 'Audience boosters', 'Airdex selection'] as const;

test('of menus clicked one upon another the last one is shown, and the other requests are taken back', async ({
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
  // Slow enough for all clicks to come before the first answer.
  await page.route(SEARCH_CALL, async (route) => {
    await expect.poll(() => sent.length).toBe(MENUS.length * 2);
    await route.continue().catch(() => undefined);
  });
  for (const menu of [...MENUS, ...MENUS]) await navigationEntry(page, menu).click();
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
  await expect(navigationEntry(page, 'Airdex selection')).toHaveAttribute('aria-current', 'true');
  expect(answered).toHaveLength(1);
  expect(sent.at(-1)?.body).toMatchObject({ searchFrom: 'NotaSelection', isNotaSelection: true });
  expect(answered[0]).toBe(sent.at(-1)?.request.postData());
  await expect(frame(page).main.getByRole('alert')).toHaveCount(0);
});
