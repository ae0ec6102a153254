import { axeProblems } from '../../fixtures/axe.ts';
import { startEmpty } from '../../fixtures/collections.ts';
import { frame } from '../../fixtures/frame.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** A search without results, so that cards are small. */
const NOTHING = { term: 'no programme has these words' };
const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}`, exact: true });

test('[FLD-01] [NAV-07] folders and order change by mouse, keyboard and menu, and the favourites follow', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  const made = [];
  for (const name of ['One', 'Two', 'Three']) made.push(await kept.addSearch(name, NOTHING));
  await kept.makeFavourites(made.map(({ id }) => id));
  await page.goto('/savedSearches');
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Mondays');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Mondays')).toBeVisible();
  const notice = page.getByText('Folder “Mondays” created at the end of the list.');
  await expect(notice).toBeVisible();
  // It shortens the list, which would scroll while a row is dragged.
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => kept.searchOrder()).toEqual(['One', 'Two', 'Three', 'Mondays ()']);

  // By mouse, into the folder.
  await row(page, 'Two').locator('header').dragTo(row(page, 'Mondays'));
  await expect.poll(() => kept.searchOrder()).toEqual(['One', 'Three', 'Mondays (Two)']);

  // By keyboard, before the first.
  await grip(page, 'Three').focus();
  await page.keyboard.press('Enter');
  const place = page.getByRole('button', { name: 'Insert before One' });
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(place).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect.poll(() => kept.searchOrder()).toEqual(['Three', 'One', 'Mondays (Two)']);
  await expect(
    frame(page).navigation.getByRole('region', { name: 'Favourites' }).getByRole('button'),
  ).toHaveText(['Three', 'One', 'Two']);

  // Several at once, from the menu.
  for (const name of ['Three', 'One']) await row(page, name).press(' ');
  await expect(page.getByText('2 selected')).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeProblems(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Mondays' }).click();
  await expect.poll(() => kept.searchOrder()).toEqual(['Mondays (Two, Three, One)']);

  await row(page, 'Mondays').press('ArrowLeft');
  await expect(row(page, 'Two')).toBeHidden();
  await page.reload();
  await expect(row(page, 'Mondays')).toBeVisible();
  await expect(row(page, 'Two')).toBeHidden();
  await page.getByRole('button', { name: 'Delete the folder “Mondays”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete folder' }).click();
  await expect(row(page, 'Mondays')).toBeHidden();
  await expect.poll(() => kept.searchOrder()).toEqual(['Two', 'Three', 'One']);
});

test('[FLD-01] rows are dropped where the mouse is, also after scrolling', async ({ page, signIn }) => {
  const kept = await startEmpty(page, signIn);
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
  for (const name of names) await kept.addSearch(name, NOTHING);
  await kept.addSearchFolder('Mondays');
  await page.goto('/savedSearches');
  await row(page, 'Mondays').scrollIntoViewIfNeeded();
  const top = await page.getByRole('treegrid').evaluate((list) => list.getBoundingClientRect().top);
  expect(top).toBeLessThan(-100);
  await row(page, 'Eight').locator('header').dragTo(row(page, 'Mondays'));
  await expect
    .poll(() => kept.searchOrder())
    .toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Mondays (Eight)']);
  await row(page, 'Seven')
    .locator('header')
    .dragTo(row(page, 'Six'), { targetPosition: { x: 200, y: 4 } });
  await expect
    .poll(() => kept.searchOrder())
    .toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Seven', 'Six', 'Mondays (Eight)']);
});

test('[FLD-01] two windows that reorder at the same time end with the same order and lose nothing', async ({
  page,
  context,
  signIn,
  expectFailures,
}) => {
  expectFailures('404');
  const kept = await startEmpty(page, signIn);
  const [first] = [await kept.addSearch('One', NOTHING)];
  for (const name of ['Two', 'Three']) await kept.addSearch(name, NOTHING);
  await kept.addSearchFolder('Mondays');
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto('/savedSearches');
  const move = async (each: Page, name: string) => {
    await row(each, name).press(' ');
    await each.getByRole('button', { name: 'Move to…' }).click();
    await each.getByRole('menuitem', { name: 'Mondays' }).click();
  };
  await Promise.all([move(page, 'One'), move(other, 'Two')]);
  const shown = (each: Page) =>
    each
      .getByRole('treegrid')
      .getByRole('row')
      .evaluateAll((rows) => rows.map((it) => it.ariaLabel));
  // The order of the two changes is undefined, but both windows show the stored order, with all items.
  await expect(async () => {
    const stored = (await kept.searchOrder()).flatMap((entry) => entry.match(/[A-Z]\w+/g) ?? []);
    expect(stored.toSorted()).toEqual(['Mondays', 'One', 'Three', 'Two']);
    expect(await shown(page)).toEqual(stored);
    expect(await shown(other)).toEqual(stored);
  }).toPass();

  // This window is not notified, so it still shows the deleted item.
  await kept.removeSearch(first.id);
  await move(page, 'Three');
  await expect.poll(async () => (await kept.searchOrder()).join(' ')).toMatch(/Mondays \(.*Three.*\)/);
  await expect(row(page, 'One')).toBeHidden();
});

test('renders rows of a long list below the window once the browser is idle, those far below when the user scrolls, and all when it is used', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  for (let at = 0; at < 44; at += 1) await kept.addSearch(`Search ${at}`, NOTHING);
  await page.goto('/savedSearches');
  await expect(row(page, 'Search 0')).toContainText('No items');
  const rows = page.getByRole('treegrid').getByRole('row');
  const fromBottom = (edge: 'top' | 'bottom') =>
    rows.evaluateAll(
      (all, side) => Math.max(...all.map((it) => it.getBoundingClientRect()[side])) - innerHeight,
      edge,
    );
  await expect.poll(() => fromBottom('bottom')).toBeGreaterThanOrEqual(1_200);
  expect(await fromBottom('top')).toBeLessThanOrEqual(1_200);
  const before = await rows.count();
  await rows.first().hover();
  // Scrolls while the start of the list stays in the window.
  const start = await rows.first().evaluate((first) => first.getBoundingClientRect().top);
  await page.mouse.wheel(0, start - 10);
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
  await expect.poll(() => fromBottom('bottom')).toBeGreaterThanOrEqual(1_200);
  await page.mouse.wheel(0, 10 - start);

  await test.step('all rows when it is used, though the browser is never idle', async () => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.reload();
    await expect(row(page, 'Search 0')).toContainText('No items');
    const tree = page.getByRole('treegrid');
    await expect(tree.getByRole('row').filter({ hasNotText: 'No items' })).toHaveCount(0);
    // The layout takes the heights of rows before the browser paints.
    const height = () =>
      tree.evaluate(async (element) => {
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        return element.scrollHeight;
      });
    const unused = await height();
    await expect(tree).not.toHaveAttribute('aria-rowcount', '44');
    await row(page, 'Search 0').focus();
    await expect(tree).toHaveAttribute('aria-rowcount', '44');
    expect(await height()).toBe(unused);
    await page.keyboard.press('End');
    await expect(row(page, 'Search 43')).toBeFocused();
  });
});

test('renders all rows of a short list once the browser is idle, also those added later, and keeps them', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  for (let at = 0; at < 12; at += 1) await kept.addSearch(`Search ${at}`, NOTHING);
  await page.goto('/savedSearches');
  const rows = page.getByRole('treegrid').getByRole('row');
  await expect(rows).toHaveCount(12);
  await row(page, 'Search 11').scrollIntoViewIfNeeded();
  await expect(row(page, 'Search 11')).toBeInViewport();
  await expect(rows).toHaveCount(12);
  await row(page, 'Search 11').getByRole('button', { name: 'Duplicate' }).click();
  await expect(rows).toHaveCount(13);
});

test('[FLD-01] folders are still shown when nothing is left to put into them', async ({ page, signIn }) => {
  const kept = await startEmpty(page, signIn);
  await kept.addSearch('Last', NOTHING);
  await kept.addSearchFolder('Mondays');
  await page.goto('/savedSearches');
  const { main } = frame(page);
  await row(page, 'Last').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByText('EMPTY lIST')).toBeVisible();
  await expect(main.getByRole('searchbox')).toBeHidden();
  await expect(row(page, 'Mondays')).toBeFocused();
  await page.reload();
  await expect(main.getByText('EMPTY lIST')).toBeVisible();
  await row(page, 'Mondays').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Tuesdays');
  await page.keyboard.press('Enter');
  await row(page, 'Tuesdays').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Tuesdays')).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await kept.searchOrder()).toEqual([]);
});
