import { loginForm, submitLogin } from '../../fixtures/login-form.ts';
import { frame } from '../../fixtures/frame.ts';
import { OwnServer } from '../../fixtures/own-server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

const POLICY = 'https://www.airdex.example/privacy';

test('a site with its own privacy policy links to it from the login page, the footer and the cookie notice', async ({
  page,
}) => {
  test.setTimeout(patiently(120_000));
  const own = await OwnServer.start({ PRIVACY_POLICY_URL: POLICY });
  try {
    await page.goto(`${own.url}/login`);
    await expect(loginForm(page).username).toBeVisible();
    const link = { name: 'Privacy policy (opens in a new tab)' };
    const login = page.locator('footer').getByRole('link', link);
    await expect(login).toHaveAttribute('href', POLICY);
    await expect(login).toHaveAttribute('target', '_blank');
    await submitLogin(page, 'demo');
    await expect(frame(page).footer.getByRole('link', link)).toHaveAttribute('href', POLICY);
    const notice = page.getByRole('region', { name: 'Cookies' });
    await expect(notice.getByRole('link', link)).toHaveAttribute('href', POLICY);
    await expect(page.locator('a[href="/privacy"]')).toHaveCount(0);
  } finally {
    await page.close();
    await own.end();
  }
});
