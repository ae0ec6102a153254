import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { endSessions } from '../../fixtures/accounts.ts';
import { loginForm, submitLogin } from '../../fixtures/login-form.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { eventsHeardBy, listenInPlaceOf } from '../../fixtures/listening-remote.ts';
import { expect, test } from '../../fixtures/test.ts';

const AUTHENTICATE = '**/api/Account/Authenticate';

test('[LOG-01] a rejected sign-in shows the server’s reason, and editing a field clears it', async ({
  page,
  expectFailures,
}) => {
  expectFailures('answer: 401', /console: .*status of 401/);
  await page.goto('/login');
  const { message, password, submit, staySignedIn, username } = loginForm(page);
  await expect(staySignedIn).not.toBeChecked();
  const held = await holdRequests(page, AUTHENTICATE);
  const response = page.waitForResponse(AUTHENTICATE);

  await submitLogin(page, 'demo', 'wrong');
  await held.arrived;
  await expect(submit).toBeDisabled();
  held.release();
  const refusal = (await (await response).json()) as { readonly message: string };
  expect(refusal.message).not.toBe('');
  await expect(message).toHaveText(refusal.message);
  await expect(submit).toBeEnabled();

  await password.fill('wrong again');
  await expect(message).toBeHidden();
  await submit.click();
  await expect(message).toHaveText(refusal.message);
  await username.fill('demo2');
  await expect(message).toBeHidden();
});

test('[LOG-01] a sign-in stores the token, sets the language everywhere and opens the requested page', async ({
  page,
  request,
}) => {
  await endSessions(request, 'demo');
  await listenInPlaceOf(page, 'mfe-search', ['./home', './results']);
  await page.goto('/login');
  await loginForm(page).staySignedIn.check();
  const sent = page.waitForRequest(AUTHENTICATE);
  const response = page.waitForResponse(AUTHENTICATE);
  await submitLogin(page, 'demo');
  expect((await sent).postDataJSON()).toEqual({
    username: 'demo',
    password: 'Demo2026',
    rememberMe: true,
    forceLogin: false,
  });
  const { token } = (await (await response).json()) as { readonly token: string };
  await expect(page).toHaveURL('/');
  expect(await page.evaluate((key) => localStorage.getItem(key), LOCAL_STORAGE_KEYS.token)).toBe(token);
  await expect
    .poll(() => eventsHeardBy(page))
    .toContainEqual({ name: 'languageChange', payload: { language: 'en' } });
});

test('[LOG-01] a sign-in without a usable response says why it failed, and the form stays usable', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures('ERR_CONNECTION_REFUSED', 'answer: 500', /console: .*status of 500/);
  await endSessions(request, 'demo');
  await page.goto('/login');
  const { message, submit } = loginForm(page);
  await page.route(AUTHENTICATE, (route) => route.abort('connectionrefused'), { times: 1 });
  await submitLogin(page, 'demo');
  await expect(message).toContainText('The server could not be reached.');

  await page.route(AUTHENTICATE, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await submit.click();
  await expect(message).toContainText('because of a problem on our side');

  await submit.click();
  await expect(page).toHaveURL('/');
});
