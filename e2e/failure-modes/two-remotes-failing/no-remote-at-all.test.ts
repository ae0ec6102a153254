import { endSessions } from '../../fixtures/accounts.ts';
import { failure } from '../../fixtures/failed-remote.ts';
import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import { submitLogin } from '../../fixtures/login-form.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[MFE-03] a visitor can sign in and out even when no remote can be loaded', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/request: GET .*remotes/, /console: /);
  await page.route('**/remotes/**', (route) => route.abort('connectionrefused'));
  await endSessions(request, 'demo');
  await page.goto('/login');
  await submitLogin(page, 'demo');
  await expect(page).toHaveURL('/');
  await expect(failure(page)).toContainText('This part of Airdex could not be loaded');
  await expect(navigationEntry(page, 'Latest programmes')).toBeVisible();
  await chooseInUserMenu(page, 'Log out');
  await expect(page).toHaveURL('/login');
});
