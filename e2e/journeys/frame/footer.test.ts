import { frame } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[FTR-01] the footer has copyright, contact, social links, privacy policy and the logo of the provider', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { footer } = frame(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toContainText('2001-2025');
  await expect(footer).toContainText('All rights reserved');
  await expect(footer.getByRole('link', { name: 'contact@airdex.example' })).toHaveAttribute(
    'href',
    'mailto:contact@airdex.example',
  );
  const social = footer.getByRole('list', { name: 'Follow us' }).getByRole('link');
  await expect(social).toHaveCount(3);
  const outside = [
    ['Airdex, provider’s website', 'https://www.airdex.example'],
    ['LinkedIn', 'https://www.airdex.example/linkedin'],
    ['YouTube', 'https://www.airdex.example/youtube'],
  ] as const;
  for (const [name, href] of outside) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(footer.getByRole('link', { name: 'Airdex, provider’s website' }).locator('svg')).toBeVisible();
  await footer.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
});

test('on a phone the footer stays below the first screen while a page loads', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const held = await holdRequests(page, '**/api/Faqs/GetFaqsChapters/');
  await page.goto('/faq');
  await held.arrived;
  const { footer } = frame(page);
  await expect(footer).toBeAttached();
  await expect(footer).not.toBeInViewport();
  held.release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(footer).not.toBeInViewport();
});
