import { startEmpty } from '../../fixtures/collections.ts';
import { frame } from '../../fixtures/frame.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** A search without results, so that cards are small. */
const NOTHING = { term: 'no programme has these words' };
const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('controls are large enough for fingers, and a notice is shown above the navigation, which stays in its place', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  await kept.addSearch('Search', NOTHING);
  await kept.addSearchFolder('Mondays');
  await page.goto('/savedSearches');
  await expect(row(page, 'Search')).toContainText('No items');
  await expect(row(page, 'Mondays')).toBeVisible();
  const buttons = page.getByRole('main').getByRole('button').filter({ visible: true });
  const small = await buttons.evaluateAll((all) =>
    all
      .map((it) => ({ name: it.ariaLabel ?? it.textContent, size: it.getBoundingClientRect() }))
      .filter(({ size }) => size.height < 44 || size.width < 44)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
  // Beside the box itself.
  const box = await row(page, 'Search').locator('label').first().boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) - 10, (box?.y ?? 0) - 10);
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
  await row(page, 'Search').locator('label').first().tap();
  await expect(page.getByText('1 selected', { exact: true })).toBeHidden();

  const { navigation, main } = frame(page);
  const list = main.getByRole('treegrid');
  const before = await navigation.boundingBox();
  await row(page, 'Search').getByRole('button', { name: 'Delete' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  expect(await navigation.boundingBox()).toEqual(before);
  const [end, button] = [await list.boundingBox(), await undo.boundingBox()];
  expect(button?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
  await undo.tap();
  await expect(row(page, 'Search')).toBeVisible();
  expect(await navigation.boundingBox()).toEqual(before);
});

test('[FLD-01] items far down the list can be moved into a folder by taps', async ({ page, signIn }) => {
  const kept = await startEmpty(page, signIn);
  const names = Array.from({ length: 12 }, (_, at) => `Search ${at}`);
  for (const name of names) await kept.addSearch(name, NOTHING);
  await kept.addSearchFolder('Mondays');
  await page.goto('/savedSearches');
  const box = (name: string) => row(page, name).locator('label').first();
  // After the cards around it no longer change their heights.
  for (const name of ['Search 0', 'Search 1']) await expect(row(page, name)).toContainText('No items');
  await box('Search 1').tap();
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.getByRole('treegrid').evaluate((tree) => {
      tree.lastElementChild?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    });
    await expect(row(page, 'Search 11')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(row(page, 'Search 11')).toContainText('No items');
  await box('Search 11').tap();
  await expect(page.getByText('2 selected', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Move to…' }).tap();
  await page.getByRole('menuitem', { name: 'Mondays' }).tap();
  await expect
    .poll(() => kept.searchOrder())
    .toEqual([...names.filter((_, at) => at !== 1 && at !== 11), 'Mondays (Search 1, Search 11)']);
});
