import { navigationEntry } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const head = (page: Page, name: string) => results(page).table.getByRole('columnheader', { name });
const widthOf = async (page: Page, name: string) => (await head(page, name).boundingBox())?.width ?? 0;

test('columns are resized by pointer and by keyboard, kept over a reload, and given their usual width back', async ({
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
  // Dragging is not sorting.
  await expect(head(page, 'Channel')).toHaveAttribute('aria-sort', 'none');

  await head(page, 'Format type').getByRole('button').focus();
  const narrow = await widthOf(page, 'Format type');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => Math.abs((await widthOf(page, 'Format type')) - narrow - 16)).toBeLessThan(2);
  await expect(page.getByText(/^Format type: \d+ pixels wide$/)).toBeAttached();
  await expect(head(page, 'Format type').getByRole('button')).toBeFocused();

  await page.reload();
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
