import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const head = (page: Page, name: string) => results(page).table.getByRole('columnheader', { name });
const widthOf = async (page: Page, name: string) => (await head(page, name).boundingBox())?.width ?? 0;

test('columns can be resized by pointer and by keyboard, keep their width in a new page, and can be reset', async ({
  page,
  signIn,
}) => {
  await signIn('demo', { resultsView: 'list' });
  await page.goto('/faq');
  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).table).toBeVisible();
  const usual = await widthOf(page, 'Channel');
  const edge = head(page, 'Channel').locator('[data-column-edge]');
  const box = await edge.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y);
  await page.mouse.move(x + 60, y);
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await widthOf(page, 'Channel')) - usual - 60)).toBeLessThan(2);
  // Dragging does not sort.
  await expect(head(page, 'Channel')).toHaveAttribute('aria-sort', 'none');

  await head(page, 'Format type').getByRole('button').focus();
  const narrow = await widthOf(page, 'Format type');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => Math.abs((await widthOf(page, 'Format type')) - narrow - 16)).toBeLessThan(2);
  await expect(page.getByText(/^Format type: \d+ pixels wide$/)).toBeAttached();
  await expect(head(page, 'Format type').getByRole('button')).toBeFocused();

  await page.goto('/faq');
  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).table).toBeVisible();
  expect(Math.abs((await widthOf(page, 'Channel')) - usual - 60)).toBeLessThan(2);

  await edge.dblclick();
  await expect.poll(async () => Math.abs((await widthOf(page, 'Channel')) - usual)).toBeLessThan(2);
  await head(page, 'Format type').getByRole('button').focus();
  await page.keyboard.press('Delete');
  await expect.poll(async () => Math.abs((await widthOf(page, 'Format type')) - narrow)).toBeLessThan(2);
});

test('sorted share columns show their arrows and marks completely, in both languages', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1300, height: 800 });
  await signIn();
  await page.goto('/search?v=1&q=night&view=list&sort=-premiere.-average.country.channel');
  for (const language of ['en', 'ch']) {
    if (language === 'ch') {
      await chooseInUserMenu(page, '中文');
      await expect(page.locator('main h1').filter({ visible: true })).toHaveText(/个节目$/);
    }
    await expect(results(page).scroller.locator('th').nth(7)).toHaveAttribute('aria-sort', 'descending');
    const heads = results(page).scroller.locator('th[aria-sort="descending"]');
    const drawn = await heads.evaluateAll((cells) =>
      cells.map((cell) => {
        const { right, bottom } = cell.getBoundingClientRect();
        const icons = [...cell.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
        return {
          widths: icons.map(({ width }) => width),
          isInside: icons.every((box) => box.right <= right && box.bottom <= bottom),
        };
      }),
    );
    expect(drawn).toEqual([
      { widths: [12, 14], isInside: true },
      { widths: [12, 14], isInside: true },
    ]);
  }
});
