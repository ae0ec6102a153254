import { startEmpty } from '../../fixtures/collections.ts';
import { frame } from '../../fixtures/frame.ts';
import { scrollTo } from '../../fixtures/results.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const top = (page: Page) => frame(page).scroller.evaluate(({ scrollTop }) => Math.round(scrollTop));

/** Scrolls an element to the middle of the page, and returns how far the page is scrolled then. */
async function scrollBeside(page: Page, name: string): Promise<number> {
  const target = frame(page).main.getByRole('heading', { name }).first();
  await expect(target).toBeAttached();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => top(page)).toBeGreaterThan(300);
  return top(page);
}

test('Back to home and Forward to another page return to where they were scrolled', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  const { main } = frame(page);
  await expect(main.getByRole('link', { name: /opens in a new tab/ }).first()).toBeVisible();
  const home = await scrollBeside(page, 'Upcoming programmes');
  await main.getByRole('link', { name: /^Upcoming programmes/ }).click();
  await expect(page).toHaveURL(/from=upcoming/);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(home);

  await frame(page).scroller.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  await scrollTo(frame(page).scroller, 0.5);
  const privacy = await top(page);
  expect(privacy).toBeGreaterThan(0);
  await page.goBack();
  await page.goForward();
  await expect(main.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect.poll(() => top(page)).toBe(privacy);

  // This page has a frame of its own for visitors, and shares the results with the others.
  await frame(page).navigation.getByRole('button', { name: 'Latest programmes' }).click();
  await expect(page).toHaveURL(/from=latest/i);
  await expect(main.getByRole('heading', { level: 1, name: 'Privacy' })).toBeHidden();
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
});

test('Back to saved searches restores the typed name and the place in the list', async ({ page, signIn }) => {
  const kept = await startEmpty(page, signIn);
  for (const number of [1, 2, 3, 4, 5, 6]) await kept.addSearch(`Quiz ${String(number)}`, { term: 'quiz' });
  await kept.addSearch('Other', { term: 'other' });
  await page.goto('/savedSearches');
  const { main } = frame(page);
  await main.getByRole('searchbox', { name: 'Search by name' }).fill('quiz');
  await expect(main.getByRole('heading', { name: 'Other' })).toBeHidden();
  await scrollBeside(page, 'Quiz 5');
  await main.getByRole('button', { name: 'Run the search “Quiz 5”' }).click();
  await expect(page).toHaveURL(/\/search\?/);
  await page.goBack();
  await expect(main.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('quiz');
  // The heights of the cards above are only known once they have been rendered.
  await expect(main.getByRole('heading', { name: 'Quiz 5' })).toBeInViewport();
});
