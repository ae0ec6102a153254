import type { Locator } from '@playwright/test';
import { findFullCard } from '../../fixtures/cards.ts';
import { startEmpty } from '../../fixtures/collections.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Maximum number of tab stops in a place. */
const STOPS_MAX = 200;
/** A search without results, so that cards are small. */
const NOTHING = { term: 'no programme has these words' };

/**
 * Presses Shift+Tab from the last control of a place until the focus leaves it. Resolves with the number of stops, and
 * with those of which the middle is covered.
 */
async function backThrough(page: Page, place: Locator) {
  await place.locator('a[href], button, input').filter({ visible: true }).last().focus();
  const covered: string[] = [];
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    const hidden = await place.evaluate(async (root) => {
      // The browser scrolls to the focus in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const focused = document.activeElement;
      if (focused === null || !root.contains(focused)) return null;
      // The label around a native check box is its visible part.
      const drawn = focused.closest('label') ?? focused;
      const { left, top, width, height } = drawn.getBoundingClientRect();
      // Chromium leaves a link that is partly scrolled out to the side.
      const there = document.elementFromPoint(Math.max(left + width / 2, 0), top + height / 2);
      const isVisible = there !== null && (drawn.contains(there) || there.contains(drawn));
      return isVisible ? '' : drawn.outerHTML.slice(0, 160);
    });
    if (hidden === null) return { stops, covered };
    if (hidden !== '') covered.push(hidden);
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error('The focus does not leave the place');
}

test('the section index and the sticky column cover no focused control of a card', async ({
  page,
  signIn,
}) => {
  test.slow();
  const card = await findFullCard(page, await signIn());
  await page.setViewportSize({ width: 640, height: 600 });
  await page.goto(`/card/${card.idProgram}`);
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.getByRole('table').first()).toBeVisible();
  // A part that loads later moves what has the focus.
  await expect(article.getByRole('button', { name: 'Loading this part…' })).toHaveCount(0);
  const { stops, covered } = await backThrough(page, article);
  expect(stops).toBeGreaterThan(20);
  expect(covered).toEqual([]);

  // Nor does the first column of its audience results, which is sticky.
  await page.setViewportSize({ width: 1280, height: 720 });
  const table = article.getByRole('table', { name: 'Audience results' });
  expect(await backThrough(page, table)).toEqual({ stops: expect.any(Number), covered: [] });
});

test('the bar with actions on selected rows covers no focused control', async ({ page, signIn }) => {
  const kept = await startEmpty(page, signIn);
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  for (const name of names) await kept.addSearch(name, NOTHING);
  await page.setViewportSize({ width: 640, height: 480 });
  await page.goto('/savedSearches');
  const row = (name: string) => page.getByRole('row', { name, exact: true });
  // A row becomes lower when its programmes have loaded, which moves what has the focus.
  for (const name of names) {
    await row(name).scrollIntoViewIfNeeded();
    await expect(row(name)).toContainText('No items');
  }
  await row('Six').getByRole('checkbox').press(' ');
  await expect(page.getByText('1 selected')).toBeVisible();
  for (const name of names.reverse()) {
    const { stops, covered } = await backThrough(page, row(name));
    expect(stops).toBeGreaterThan(5);
    expect(covered).toEqual([]);
    await row(name).press('ArrowUp');
  }
});

test('the header of the mobile menu covers no focused control', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto('/faq');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('region', { name: 'Favourites' }).getByRole('button').first()).toBeVisible();
  const { stops, covered } = await backThrough(page, menu);
  expect(stops).toBeGreaterThan(10);
  expect(covered).toEqual([]);
});
