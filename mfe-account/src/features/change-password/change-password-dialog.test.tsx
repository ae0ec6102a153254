import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

type Change = ApiClient['changePassword'];

const changed = () =>
  jest.fn<Change>(() => Promise.resolve({ ok: true, status: 200, message: 'New Password Changed' }));
const wrong = new ApiFailure('refused', '', {
  status: 400,
  body: { error: 'validation', message: 'The old password is not correct.', field: 'oldPassword' },
});

function show(changePassword: Change = changed()) {
  const answer = jest.fn();
  const leave = jest.fn();
  const host = createTestHost({ api: { changePassword } });
  render(
    <ScreenProviders remote="mfe-account" texts={texts} host={host}>
      <ChangePasswordDialog answer={answer} leave={leave} />
    </ScreenProviders>,
  );
  return { answer, leave, host };
}
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function fill(old: string, next: string, repeat = next) {
  for (const [name, value] of [
    ['Old Password', old],
    ['New Password', next],
    ['Repeat Password', repeat],
  ] as const) {
    await userEvent.clear(field(name));
    if (value !== '') await userEvent.type(field(name), value);
  }
}

test('flags blank fields and a repetition that differs, and sends nothing', async () => {
  const change = changed();
  show(change);
  expect(field('Old Password')).toHaveFocus();
  await fill('  ', 'new', 'nwe');
  await press(/^Confirm/);
  expect(field('Old Password')).toHaveAttribute('aria-invalid', 'true');
  expect(field('New Password')).not.toHaveAttribute('aria-invalid', 'true');
  expect(field('Repeat Password')).toHaveAccessibleDescription('Passwords do not match');
  expect(field('Old Password')).toHaveFocus();
  expect(change).not.toHaveBeenCalled();
});

test('shows the reason of the server and keeps what was typed, until an edit', async () => {
  const { host } = show(jest.fn<Change>().mockRejectedValue(wrong));
  await fill('wrong', 'next');
  await press(/^Confirm/);
  expect(await screen.findByRole('alert')).toHaveTextContent('The old password is not correct.');
  expect(field('New Password')).toHaveValue('next');
  expect(host.heldWork()).toBe(1);
  await userEvent.type(field('Old Password'), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says that the password was changed, and Continue closes', async () => {
  const change = changed();
  const { answer, leave } = show(change);
  await fill('Demo2026', 'any words');
  await press(/^Confirm/);
  expect(await screen.findByText('New Password Changed')).toHaveFocus();
  expect(change.mock.calls.map(([{ body }]) => body)).toEqual([
    { oldPassword: 'Demo2026', newPassword: 'any words' },
  ]);
  expect(answer).not.toHaveBeenCalled();
  await press('Continue');
  expect(answer.mock.calls).toEqual([[{ isChanged: true }]]);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('does not close while it is unknown which password is valid', async () => {
  const change = jest.fn<Change>(() => new Promise(() => undefined));
  const { answer } = show(change);
  await fill('Demo2026', 'Next1');
  await press(/^Confirm/);
  await userEvent.keyboard('{Escape}');
  expect(answer).not.toHaveBeenCalled();
});

test('Cancel closes without a result', async () => {
  const { answer, leave } = show();
  await press('Cancel');
  expect(answer.mock.calls).toEqual([[null]]);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('helps password managers: the user’s name, the old and the new password', () => {
  show();
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('demo');
  expect(field('Old Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('New Password')).toHaveAttribute('autocomplete', 'new-password');
});
