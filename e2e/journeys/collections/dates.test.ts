import { startEmpty } from '../../fixtures/collections.ts';
import { expect, test } from '../../fixtures/test.ts';

// A time zone in which the date differs from UTC at this time.
const isMorning = new Date().getUTCHours() < 10;
test.use({ timezoneId: isMorning ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati' });

test('[SVS-01] creation and update are dated by the clock of the user', async ({ page, signIn }) => {
  const kept = await startEmpty(page, signIn);
  await kept.addSearch('Late evenings', { term: 'evening' });
  await page.goto('/savedSearches');
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en-GB').format(new Date()));
  const row = page.getByRole('row', { name: 'Late evenings' });
  await expect(row).toContainText(`Created ${today}`);
  await expect(row).toContainText(`Updated ${today}`);
});
