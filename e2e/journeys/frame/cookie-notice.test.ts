import { endSessions } from '../../fixtures/accounts.ts';
import { submitLogin, loginForm } from '../../fixtures/login-form.ts';
import { expect, test } from '../../fixtures/test.ts';

const stored = () => window.localStorage.getItem('cookies-accept');

test('[CKI-01] asks a signed-in user once to accept cookies', async ({ page, request, context }) => {
  await endSessions(request, 'demo');
  await page.goto('/login');
  const notice = page.getByRole('region', { name: 'Cookies' });
  await expect(loginForm(page).username).toBeVisible();
  await expect(notice).toBeHidden();

  await submitLogin(page, 'demo');
  await expect(notice).toBeVisible();
  expect(await page.evaluate(stored)).toBeNull();
  await page.goto('/faq');
  await expect(notice).toBeVisible();

  const other = await context.newPage();
  await other.goto('/aboutUs');
  const otherNotice = other.getByRole('region', { name: 'Cookies' });
  await expect(otherNotice).toBeVisible();

  await notice.getByRole('button', { name: 'Accept' }).click();
  await expect(notice).toBeHidden();
  await expect(otherNotice).toBeHidden();
  expect(await page.evaluate(stored)).toBe('true');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});
