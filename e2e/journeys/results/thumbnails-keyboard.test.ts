import { navigationEntry } from '../../fixtures/frame.ts';
import { results, scrollTo } from '../../fixtures/results.ts';
import { searchLatest } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[RES-10] thumbnails fill whole rows, and arrow keys move over them in both directions', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { result } = await searchLatest(page);
  const { thumbnails, scroller } = results(page);
  const columns = Number(await thumbnails.getAttribute('aria-colcount'));
  expect(120 % columns).toBe(0);
  await expect(thumbnails).toHaveAttribute('aria-rowcount', String(Math.ceil((result.count ?? 0) / columns)));
  await expect(thumbnails.getByRole('row').first().getByRole('gridcell')).toHaveCount(columns);

  const link = (place: number) =>
    thumbnails.locator(`[data-programme="${result.programs[place]?.idProgram ?? 0}"]`).getByRole('link');
  await expect(link(0)).toBeVisible();
  await page.getByRole('radio', { name: 'Thumbnails' }).focus();
  await page.keyboard.press('Tab');
  await expect(link(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(link(1)).toBeFocused();
  // Back and Forward on a Mac.
  await page.keyboard.press('Meta+ArrowRight');
  await page.keyboard.press('Meta+ArrowLeft');
  await page.keyboard.press('Meta+ArrowLeft');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(columns + 1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(2 * columns - 1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(link(2 * columns)).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(link(119)).toBeFocused();
  await expect(link(119)).toBeInViewport();
  await scrollTo(scroller, 0);
  await expect(link(119)).toHaveCount(0);
  await expect(thumbnails).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(link(118)).toBeFocused();
  await expect(link(118)).toBeInViewport();
});

test('[SEL-03] Space unticks and ticks a thumbnail and shows the check boxes, Shift with arrows a range', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  await navigationEntry(page, 'Latest programmes').click();
  const { thumbnails } = results(page);
  const cells = thumbnails.getByRole('gridcell');
  await expect(cells.first()).toBeVisible();
  await expect(thumbnails.getByRole('checkbox')).toHaveCount(0);
  await cells.first().getByRole('link').focus();
  await page.keyboard.press(' ');
  await expect(cells.first().getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press(' ');
  await expect(cells.first().getByRole('checkbox')).toBeChecked();
  await page.keyboard.press(' ');
  await expect(cells.first().getByRole('checkbox')).not.toBeChecked();
  await expect(cells.nth(1).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('3 excluded')).toBeVisible();
  await expect(cells.nth(2)).toHaveAttribute('aria-selected', 'false');
  await expect(cells.nth(3)).toHaveAttribute('aria-selected', 'true');

  await cells.nth(7).getByRole('checkbox').click();
  await expect(page.getByText('4 excluded')).toBeVisible();
  await cells
    .nth(5)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('6 excluded')).toBeVisible();
  await expect(cells.nth(6).getByRole('checkbox')).not.toBeChecked();
});
