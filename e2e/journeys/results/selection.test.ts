import { results, scrollTo } from '../../fixtures/results.ts';
import { searchAnsweredAfter, searchLatest } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

async function showLatest(page: Page): Promise<number> {
  await page.goto('/faq');
  const { result } = await searchLatest(page);
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
  return result.count ?? 0;
}

const number = (value: number) => value.toLocaleString('en');
const boxes = (page: Page) => results(page).thumbnails.getByRole('checkbox');
const show = (page: Page) => page.getByRole('button', { name: 'Show selection' });

test('[SEL-03] check boxes of thumbnails are hidden at first, each toggles its programme, and select-all also those not loaded yet', async ({
  page,
  signIn,
}) => {
  await signIn();
  const count = await showLatest(page);
  await expect(boxes(page)).toHaveCount(0);
  await expect(page.getByText(`${number(count)} selected`)).toBeVisible();
  await show(page).click();
  const first = boxes(page).first();
  await expect(first).toBeChecked();
  await first.click();
  await expect(first).not.toBeChecked();
  await expect(page.getByText(`${number(count - 1)} selected`)).toBeVisible();
  await expect(page.getByText('1 excluded')).toBeVisible();
  await first.click();
  await expect(first).toBeChecked();
  await expect(page.getByText(`${number(count)} selected`)).toBeVisible();
  await page.getByRole('button', { name: 'Hide selection' }).click();
  await expect(boxes(page)).toHaveCount(0);

  expect(count).toBeGreaterThan(120);
  await show(page).click();
  const all = page.getByRole('checkbox', { name: 'Select all', exact: true });
  await expect(all).toBeChecked();
  await all.click();
  await expect(page.getByText('0 selected')).toBeVisible();
  await expect(boxes(page).first()).not.toBeChecked();
  await boxes(page).nth(1).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await searchAnsweredAfter(page, () => scrollTo(results(page).scroller, 0.9));
  await scrollTo(results(page).scroller, 0.95);
  await expect(boxes(page).last()).not.toBeChecked();
  await expect(page.getByText('1 selected')).toBeVisible();
  // Moves the pointer away from the programme below it, whose preview would open over the bar.
  await page.mouse.move(0, 0);
  await all.click();
  await expect(page.getByText(`${number(count)} selected`)).toBeVisible();
  await expect(boxes(page).last()).toBeChecked();
});
