import { expect, test } from '../../fixtures/test.ts';

test('the pages of the API can be read and tried, under a policy as strict as any', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Airdex API' })).toBeVisible();
  await page.getByRole('link', { name: 'Operations' }).click();
  await page.getByRole('link', { name: '/readyz' }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table .response-col_status')).toContainText(['Code', '200']);
});
