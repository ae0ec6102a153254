import { expect, test } from '../../fixtures/test.ts';

test('the API documentation can be read and tried out, under the same strict policy as other pages', async ({
  page,
}) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Airdex API' })).toBeVisible();
  await page.getByRole('link', { name: 'Operations' }).click();
  await page.getByRole('link', { name: '/readyz' }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table .response-col_status')).toContainText(['Code', '200']);
});
