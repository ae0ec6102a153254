import { expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

type Use = ApiClient['useRecoverPassword'];

const WEAK =
  'Password must contain a minimum of 6 alphanumeric characters, including at least one upper case letter & one number.';
const usable = () => Promise.resolve(true);

function show(
  useRecoverPassword: Use = usable,
  canRecoverPassword: ApiClient['canRecoverPassword'] = usable,
  isSignedIn = false,
  getSessions: ApiClient['getSessions'] = () => Promise.resolve([]),
) {
  const host = createTestHost({
    api: { canRecoverPassword, useRecoverPassword, getSessions },
    ...(isSignedIn ? {} : { session: null }),
  });
  render(
    <ScreenProviders remote="mfe-account" texts={texts} host={host}>
      <ResetPasswordScreen hash="link" />
    </ScreenProviders>,
  );
  return host;
}
const password = () => screen.getByLabelText('Password');
const repeat = () => screen.getByLabelText('Repeat Password');
const save = () => userEvent.click(screen.getByRole('button', { name: /^Change password/ }));
async function fill(first: string, second = first) {
  await screen.findByLabelText('Password');
  await userEvent.type(password(), first);
  await userEvent.type(repeat(), second);
}

test('shows that it checks the link, and then that it is no longer available', async () => {
  let decide: (isUsable: boolean) => void = () => undefined;
  show(usable, () => new Promise((resolve) => (decide = resolve)));
  expect(screen.getByText('Checking the link…')).toBeVisible();
  decide(false);
  expect(await screen.findByText('This link is no longer available!')).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test('shows a link that the server refuses as unavailable, and a failure as a failure', async () => {
  const check = jest
    .fn<ApiClient['canRecoverPassword']>()
    .mockRejectedValueOnce(new ApiFailure('refused', '', { status: 500 }))
    .mockRejectedValueOnce(new ApiFailure('refused', '', { status: 400 }));
  show(usable, check);
  expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be checked');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This link is no longer available!')).toBeVisible();
});

test('[PWD-03] checks the rules during typing, and sends nothing that breaks them', async () => {
  const use = jest.fn<Use>(usable);
  show(use);
  await screen.findByLabelText('Password');
  expect(password()).toHaveAccessibleDescription(WEAK);
  await save();
  expect(await screen.findAllByText('Fill in this field.')).toHaveLength(2);
  // Screen readers ignore a status that appears with its text.
  const strength = screen.getByRole('status');
  await userEvent.type(password(), 'abc');
  expect(password()).toHaveAttribute('aria-invalid', 'true');
  expect(password()).toHaveAccessibleDescription(WEAK);
  expect(strength).toHaveTextContent('Strength: weak');
  expect(strength).toBeVisible();
  await userEvent.type(password(), 'DEF1');
  expect(password()).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(repeat(), 'abcDEF2');
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  await save();
  expect(use).not.toHaveBeenCalled();
  // The other field matters as well.
  await userEvent.type(password(), '{Backspace}2');
  expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
  await save();
  expect(use.mock.calls.map(([{ body }]) => body)).toEqual([{ hash: 'link', newPassword: 'abcDEF2' }]);
  expect(await screen.findByRole('heading', { name: 'Password changed successfully!' })).toHaveFocus();
});

test('does not claim that nothing was changed if the response is lost', async () => {
  show(() => Promise.reject(new ApiFailure('timeout', '')));
  await fill('Recovered1');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('The password may have been changed.');
  expect(password()).toHaveValue('Recovered1');
});

test('says that nothing was changed if there is no connection', async () => {
  show(() => Promise.reject(new ApiFailure('unreachable', 'offline')));
  await fill('Recovered1');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await save();
  onLine.mockRestore();
  expect(await screen.findByRole('alert')).toHaveTextContent('The password was not changed');
});

test('keeps the input when it could not be saved; a link that was used meanwhile is unavailable', async () => {
  const use = jest.fn<Use>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(false);
  const host = show(use);
  await fill('Recovered1');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('The password was not changed');
  expect(password()).toHaveValue('Recovered1');
  expect(repeat()).toHaveValue('Recovered1');
  expect(host.heldWork()).toBe(1);
  await save();
  expect(await screen.findByText('This link is no longer available!')).toBeVisible();
  expect(host.heldWork()).toBe(0);
});

test('a switch of the language leaves no reason in the previous one', async () => {
  const body = { error: 'too-many-requests', message: 'Too many requests.' } as const;
  const host = show(() => Promise.reject(new ApiFailure('refused', '', { status: 429, body })));
  await fill('Recovered1');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
  act(() => {
    host.setLanguage('ch');
  });
  expect(screen.getByRole('alert')).toHaveTextContent(/^密码未修改$/);
});

test('shows which user is signed in, who may not be the user of the link', async () => {
  const host = show(usable, usable, true);
  expect(await screen.findByText(/You are signed in as demo in this browser/)).toBeVisible();
  await fill('Recovered1');
  await save();
  await userEvent.click(await screen.findByRole('link', { name: 'Continue as demo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(host.navigations).toEqual(['/', '/login']);
});

test('keeps what was typed when the user signs out in another window', async () => {
  const host = show(usable, usable, true);
  await fill('Secret1', 'Secr');
  act(() => {
    host.setSession(null);
  });
  expect(password()).toHaveValue('Secret1');
  await waitFor(() => expect(screen.queryByText(/signed in as/)).not.toBeInTheDocument());
  expect([password(), repeat()].map((field) => (field as HTMLInputElement).value)).toEqual([
    'Secret1',
    'Secr',
  ]);
});

test('does not offer to continue in a session that the new password has ended', async () => {
  show(usable, usable, true, () =>
    Promise.reject(new ApiFailure('refused', 'Sign in first', { status: 401 })),
  );
  await fill('Recovered1');
  await save();
  expect(await screen.findByText('Password changed successfully!')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue as demo' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back to Login' })).toBeVisible();
});

test('helps password managers, and shows the passwords on request', async () => {
  show();
  await screen.findByLabelText('Password');
  for (const field of [password(), repeat()]) {
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    expect(field).toHaveAttribute('type', 'password');
  }
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show passwords' }));
  expect(password()).toHaveAttribute('type', 'text');
  // Phones and spelling checkers, some of them online, would treat a shown password as prose.
  for (const field of [password(), repeat()]) {
    expect(field.closest('form')).toHaveAttribute('autocapitalize', 'none');
    expect(field).toHaveAttribute('autocorrect', 'off');
    expect(field).toHaveAttribute('spellcheck', 'false');
  }
});
