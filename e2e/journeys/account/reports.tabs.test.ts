import { axeProblems } from '../../fixtures/axe.ts';
import { expectNoSidewaysScroll, navigationEntry } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[REP-01] [NAV-02] the reports entry opens the reports, which can be listed, searched and opened with their media, and each has an address', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('demo');
  await page.goto('/faq');
  await navigationEntry(page, 'Reports').click();
  await expect(page).toHaveURL('/reports');
  await expect(navigationEntry(page, 'Reports')).toHaveAttribute('aria-current', 'page');
  const list = page.getByRole('navigation', { name: 'Reports' });
  const items = list.getByRole('link');
  const article = page.getByRole('main').getByRole('article');
  await expect(items.first()).toHaveAttribute('aria-current', 'true');
  const title = await article.getByRole('heading').first().textContent();
  await expect(items.first()).toContainText(title ?? '');

  await items.nth(1).click();
  await expect(page).toHaveURL(/\/reports\?report=\d+$/);
  await expect(article.getByRole('heading').first()).not.toHaveText(title ?? '');
  const other = (await article.getByRole('heading').first().textContent()) ?? '';
  await page.reload();
  await expect(article.getByRole('heading').first()).toHaveText(other);
  await page.goBack();
  await expect(article.getByRole('heading').first()).toHaveText(title ?? '');

  // In a low window, the entries at the end of the list are far below the report.
  await page.setViewportSize({ width: 1440, height: 400 });
  await items.last().click();
  await expect(article.getByRole('heading').first()).not.toHaveText(title ?? '');
  await expect(article.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  await items.first().click();
  await expect(article.getByRole('heading').first()).toHaveText(title ?? '');
  await page.setViewportSize({ width: 1440, height: 900 });

  await list.getByRole('searchbox').fill(other.toUpperCase());
  await expect(items).toHaveCount(1);
  await items.click();
  await expect(article.getByRole('heading').first()).toHaveText(other);
  const opened = context.waitForEvent('page');
  const pdf = article.getByRole('link', { name: 'Open the PDF (opens in a new tab)' });
  await expect(pdf).toHaveAttribute('target', '_blank');
  const address = (await pdf.getAttribute('href')) ?? '';
  const file = await page.request.get(address);
  expect(file.headers()['content-type']).toBe('application/pdf');
  await pdf.click();
  await (await opened).close();
  expect(await axeProblems(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[REP-01] a choice replaces the list', async ({ page, signIn }) => {
    await signIn('demo');
    await page.goto('/reports');
    const choice = page.getByRole('main').getByRole('button', { name: /Report$/ });
    await expect(choice).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Reports' })).toHaveCount(0);
    await choice.click();
    await page.getByRole('option').nth(1).click();
    await expect(page).toHaveURL(/\/reports\?report=\d+$/);
    await expectNoSidewaysScroll(page);
  });
});
