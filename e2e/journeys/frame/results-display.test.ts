import { frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[LAY-02] [HDR-01] results replace the page until the next navigation, as by the logo, which also closes the panel', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const question = page.getByRole('heading', { level: 1, name: 'Frequently asked questions' });
  await expect(question).toBeVisible();
  const { logo, searchBox } = frame(page);

  await searchBox.fill('ni');
  await expect(question).toBeVisible();
  await searchBox.fill('night');
  await expect(results(page).count).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/search?v=1&q=night');
  await expect(page).toHaveTitle('night – Search results – Airdex');
  const panel = await openPanel(page);
  await expect(results(page).count).toBeVisible();

  await navigationEntry(page, 'Saved searches').click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await expect(results(page).count).toBeHidden();

  // Also the page behind the results.
  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).count).toBeVisible();
  await navigationEntry(page, 'Saved searches').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await expect(results(page).count).toBeHidden();

  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).count).toBeVisible();
  await expect(logo).toHaveAttribute('href', '/');
  await logo.click();
  await expect(page).toHaveURL('/');
  await expect(results(page).count).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
});
