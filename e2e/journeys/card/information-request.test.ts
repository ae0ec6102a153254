import { PASSWORD } from '../../fixtures/accounts.ts';
import { axeProblems } from '../../fixtures/axe.ts';
import { loginForm, submitLogin } from '../../fixtures/login-form.ts';
import { mailOf, PROVIDER, test } from '../../fixtures/mail-site.ts';
import { expect } from '../../fixtures/test.ts';

const CALL = '**/api/Card/InformationRequest/';

test('[INF-01] a request for more analysis is validated, confirmed and sent, and reaches the provider', async ({
  page,
  site: { url, mailbox },
  expectFailures,
}) => {
  test.slow();
  expectFailures('ERR_CONNECTION_REFUSED', /console: .*status of 401/);
  await page.goto(`${url}/login`);
  await submitLogin(page, 'demo');
  await page.getByRole('main').getByRole('link').first().waitFor();
  const path = await page.locator('main a[href^="/card/"]').first().getAttribute('href');
  await page.goto(url + String(path));
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();

  const open = page.getByRole('button', { name: 'Request more analysis' });
  const form = page.getByRole('dialog', { name: 'Request more analysis' });
  const confirmation = page.getByRole('dialog', { name: 'Confirm your request' });
  const next = form.getByRole('button', { name: 'Continue' });
  const message = form.getByRole('textbox', { name: /Message/ });
  await open.click();
  await expect(form.getByRole('radio')).toHaveCount(7);
  await next.click();
  await expect(form.getByText('Choose the type of your request.')).toBeVisible();
  await expect(form.getByText('Enter a message.')).toBeVisible();
  await expect(form.getByRole('radio').first()).toBeFocused();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeProblems(page)).toEqual([]);
  }

  // By keyboard: down to the third kind, one indicator, the message.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: /Competition analysis/ })).toBeChecked();
  await expect(form.getByRole('status')).toHaveText('Your subscription includes this request.');
  await form.getByRole('checkbox', { name: /Msh%/ }).check();
  await message.fill('How did it do against the others?');

  // Closing keeps the input.
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(message).toHaveValue('How did it do against the others?');

  // So does the end of the session.
  await next.click();
  await page.request.post(`${url}/api/Account/Authenticate`, {
    data: { username: 'demo', password: PASSWORD, forceLogin: true },
  });
  await confirmation.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(`${url}/login`);
  await submitLogin(page, 'demo');
  await loginForm(page).warning.getByRole('button', { name: 'Confirm' }).click();
  await open.click();
  await expect(message).toHaveValue('How did it do against the others?');
  await expect(form.getByRole('radio', { name: /Competition analysis/ })).toBeChecked();

  // A failed attempt keeps it too, and the next one sends it.
  await next.click();
  await page.route(CALL, (route) => route.abort('connectionrefused'));
  await confirmation.getByRole('button', { name: 'Send' }).click();
  await expect(confirmation.getByRole('alert')).toContainText('Your request may have been sent');
  await expect(confirmation).toContainText('How did it do against the others?');
  expect(mailbox.mails).toHaveLength(0);
  await page.unroute(CALL);
  await confirmation.getByRole('button', { name: 'Send' }).click();
  const success = page.getByRole('dialog', { name: 'Request sent' });
  await expect(success.getByText('Your email was sent successfully!')).toBeVisible();
  await success.getByRole('button', { name: 'Close' }).last().click();
  await expect(success).toBeHidden();

  const mail = await mailOf(mailbox, 1);
  expect(mailbox.mails).toHaveLength(1);
  expect(mail.subject).toBe(`Information request: Competition analysis – ${title}`);
  expect(mail.to).toMatchObject({ text: PROVIDER });
  expect(mail.replyTo).toMatchObject({ text: 'demo@example.com' });
  expect(mail.text).toContain('How did it do against the others?');
  expect(mail.text).toContain('Indicators: Market share percentage (Msh%)');

  await open.click();
  await expect(message).toHaveValue('');
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
});
