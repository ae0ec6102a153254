import { axeProblems } from '../../fixtures/axe.ts';
import { chooseInUserMenu, frame } from '../../fixtures/frame.ts';
import { loginForm, submitLogin } from '../../fixtures/login-form.ts';
import { linkIn, mailOf, test } from '../../fixtures/mail-site.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { expect } from '../../fixtures/test.ts';

const WEAK =
  'Password must contain a minimum of 6 alphanumeric characters, including at least one upper case letter & one number.';

test('[LOG-02] [PWD-01] [PWD-02] [PWD-04] a forgotten password is reset by mail, and then changed', async ({
  page,
  site: { url, mailbox },
  expectFailures,
}) => {
  test.slow();
  expectFailures(/console: .*status of 400/);
  const { main } = frame(page);
  const axeInBothThemes = async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeProblems(page)).toEqual([]);
    }
  };

  // The recovery form, and back.
  await page.goto(`${url}/login`);
  const forgotten = page.getByRole('button', { name: 'Forgot password?' });
  const recovery = page.getByRole('form', { name: 'Recover your password' });
  const email = recovery.getByRole('textbox', { name: 'Email' });
  const send = recovery.getByRole('button', { name: 'Send' });
  await forgotten.click();
  await expect(email).toBeFocused();
  await email.fill('demo@example.com');
  await recovery.getByRole('link', { name: 'Return to Login?' }).click();
  await expect(loginForm(page).submit).toBeVisible();
  await expect(forgotten).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toHaveValue('');

  // An address is checked before it is sent; an unknown one gets no mail.
  const footer = page.locator('footer');
  await expect(footer.getByRole('link', { name: 'contact@airdex.example' })).toBeVisible();
  await expect(footer.getByRole('link', { name: /Privacy policy/ })).toBeVisible();
  await email.fill('demo@');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await axeInBothThemes();
  await email.fill('unknown@example.com');
  await send.click();
  await expect(recovery.getByRole('alert')).toHaveText('Email does not exist!');
  await email.fill('Demo@Example.com');
  const held = await holdRequests(page, '**/api/Account/RecoverPassword/');
  await send.click();
  await held.arrived;
  await expect(send).toBeDisabled();
  held.release();
  await expect(recovery.getByText('Email sent successfully!')).toBeVisible();
  const mail = await mailOf(mailbox, 1);
  expect(mail.to).toMatchObject({ text: 'demo@example.com' });
  const link = linkIn(mail, '/recoverPassword/');

  // Opens its link in a browser in which another user is signed in.
  await recovery.getByRole('link', { name: 'Return to Login?' }).click();
  await submitLogin(page, 'colleague');
  await expect(frame(page).userMenu).toBeVisible();
  await page.goto(link);
  const password = main.getByLabel('Password', { exact: true });
  const repeat = main.getByLabel('Repeat Password');
  const save = main.getByRole('button', { name: 'Change password' });
  await expect(main.getByText(/You are signed in as colleague/)).toBeVisible();
  await expect(frame(page).userMenu).toBeHidden();
  await password.fill('recovered');
  await expect(password).toHaveAccessibleDescription(WEAK);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('Recovered-2026');
  await expect(main.getByText('Strength: strong')).toBeVisible();
  await repeat.fill('Recovered-2025');
  await expect(main.getByText('Passwords do not match')).toBeVisible();
  await axeInBothThemes();
  await repeat.fill('Recovered-2026');
  await save.click();
  await expect(main.getByRole('heading', { name: 'Password changed successfully!' })).toBeFocused();
  await axeInBothThemes();
  await main.getByRole('link', { name: 'Continue as colleague' }).click();
  await expect(frame(page).userMenu).toHaveAccessibleName(/colleague/);

  // The link works only once.
  await page.goto(link);
  await expect(main.getByText('This link is no longer available!')).toBeVisible();
  await axeInBothThemes();
  await main.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(`${url}/login`);
  await submitLogin(page, 'demo', 'Recovered-2026');
  await expect(frame(page).userMenu).toHaveAccessibleName(/demo/);

  // The signed-in user changes the password again.
  await chooseInUserMenu(page, 'Password management');
  const dialog = page.getByRole('dialog', { name: 'Password management' });
  await expect(dialog.getByLabel('Old Password')).toBeFocused();
  await dialog.getByLabel('New Password').fill('next words');
  await dialog.getByLabel('Repeat Password').fill('other words');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByLabel('Old Password')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await axeInBothThemes();
  await dialog.getByLabel('Old Password').fill('wrong');
  await dialog.getByLabel('Repeat Password').fill('next words');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('The old password is not correct.');
  await expect(dialog.getByLabel('New Password')).toHaveValue('next words');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(frame(page).userMenu).toBeFocused();

  await chooseInUserMenu(page, 'Password management');
  await expect(dialog.getByLabel('New Password')).toHaveValue('');
  await dialog.getByLabel('Old Password').fill('Recovered-2026');
  await dialog.getByLabel('New Password').fill('next words');
  await dialog.getByLabel('Repeat Password').fill('next words');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('New Password Changed')).toBeFocused();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await chooseInUserMenu(page, 'Log out');
  await submitLogin(page, 'demo', 'next words');
  await expect(frame(page).userMenu).toBeVisible();
});
