import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { endSessions, statusOfCall } from '../../fixtures/accounts.ts';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { loginForm, submitLogin } from '../../fixtures/login-form.ts';
import { expect, test } from '../../fixtures/test.ts';

const storedToken = (key: string) => window.localStorage.getItem(key);
const TOKEN = LOCAL_STORAGE_KEYS.token;

for (const path of ['/Playlists', '/faq?chapter=2#first']) {
  test(`[SES-01] ${path} without a token leads to the login page, and signing in leads back`, async ({
    page,
    request,
  }) => {
    await endSessions(request, 'limited');
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(loginForm(page).username).toBeVisible();
    await expect(frame(page).navigation).toBeHidden();
    expect(await page.evaluate(storedToken, TOKEN)).toBeNull();

    await submitLogin(page, 'limited');
    await expect(page).toHaveURL(path);
    await expect(frame(page).navigation).toBeVisible();
    const token = await page.evaluate(storedToken, TOKEN);
    expect(await statusOfCall(request, token ?? '', 'api/Faqs/GetFaqsChapters/')).toBe(200);
  });
}

test('[SES-02] a session that has ended leads to the login page with the next call, and back after it', async ({
  page,
  request,
  signIn,
  expectFailures,
}) => {
  expectFailures('answer: 401');
  expectFailures(/console: .*status of 401/);
  await signIn();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await endSessions(request, 'demo');
  await navigationEntry(page, 'Saved searches').click();
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText('Your session has ended. Sign in to continue where you left off.'),
  ).toBeVisible();
  await expect(loginForm(page).username).toBeFocused();
  expect(await page.evaluate(storedToken, TOKEN)).toBeNull();
  await submitLogin(page, 'demo');
  await expect(page).toHaveURL('/savedSearches');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what was typed into a dialog is there again after the session has ended', async ({
  page,
  request,
  signIn,
  expectFailures,
}) => {
  expectFailures('answer: 401', /console: .*status of 401/);
  await signIn();
  await page.goto('/playlists');
  const edit = page.getByRole('button', { name: /^Edit “/ }).first();
  const dialog = page.getByRole('dialog', { name: 'Edit the playlist' });
  await edit.click();
  await dialog.getByLabel('Name').fill('A name that was typed');
  await endSessions(request, 'demo');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/login');
  await submitLogin(page, 'demo');
  await expect(page).toHaveURL('/playlists');
  await edit.click();
  await expect(dialog.getByLabel('Name')).toHaveValue('A name that was typed');
});

test('[SES-03] arriving at the login page with a token ends the session and removes the token', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn();
  expect(await statusOfCall(request, token, 'api/Vip/HasReports/')).toBe(200);
  await page.goto('/login');
  await expect(loginForm(page).username).toBeVisible();
  await expect.poll(() => page.evaluate(storedToken, TOKEN)).toBeNull();
  await expect.poll(() => statusOfCall(request, token, 'api/Vip/HasReports/')).toBe(401);
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('[SES-04] only a second sign-in warns; Cancel leaves the first session alone, Confirm ends it', async ({
  page,
  request,
  openOtherBrowser,
  expectFailures,
}) => {
  expectFailures('answer: 401', /console: .*status of 401/);
  await endSessions(request, 'demo');
  await page.goto('/login');
  await submitLogin(page, 'demo');
  await expect(page).toHaveURL('/');
  await expect(loginForm(page).warning).toBeHidden();

  const other = await openOtherBrowser();
  await other.goto('/login');
  const response = other.waitForResponse('**/api/Account/Authenticate');
  await submitLogin(other, 'demo');
  expect(await (await response).json()).toMatchObject({ isAlreadyLoggedIn: true, token: null });
  const { warning } = loginForm(other);
  await expect(warning).toContainText(
    'Another user is already logged in with the same credentials. If you continue the other session will be closed.',
  );
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(warning).toBeHidden();
  expect(await other.evaluate(storedToken, TOKEN)).toBeNull();
  await navigationEntry(page, 'Saved searches').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();

  await loginForm(other).submit.click();
  await expect(warning).toBeVisible();
  const retry = other.waitForRequest('**/api/Account/Authenticate');
  await warning.getByRole('button', { name: 'Confirm' }).click();
  expect((await retry).postDataJSON()).toMatchObject({ username: 'demo', forceLogin: true });
  await expect(other).toHaveURL('/');
  await expect(frame(other).userMenu).toBeVisible();

  await navigationEntry(page, 'Latest programmes').click();
  await expect(page).toHaveURL('/login');
});
