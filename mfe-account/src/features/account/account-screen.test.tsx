import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { AccountScreenProps } from '@airdex/shared-contracts/remote-contract';
import { texts } from '../../texts/index.ts';
import { AccountScreen } from './account-screen.tsx';

const SESSION = {
  isCurrent: true,
  staysSignedIn: true,
  signedInAt: '2026-11-20T08:00:00Z',
  usedAt: '2026-11-22T09:30:00Z',
};

beforeEach(() => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  // A click on a link would leave the page.
  HTMLAnchorElement.prototype.click = () => undefined;
});

function show(api: Partial<ApiClient> = {}, choices: Partial<AccountScreenProps> = {}) {
  const host = createTestHost({ api: { getSessions: () => Promise.resolve([SESSION]), ...api } });
  render(
    <ScreenProviders remote="mfe-account" texts={texts} host={host}>
      <AccountScreen
        theme="system"
        onThemeChange={() => undefined}
        onLanguageChange={() => undefined}
        {...choices}
      />
    </ScreenProviders>,
  );
  return host;
}

test('shows the user, the company and the session of this device', async () => {
  show();
  const user = screen.getByRole('region', { name: 'Signed-in user' });
  expect(user).toHaveTextContent('Userdemo');
  expect(user).toHaveTextContent('CompanyCompany');
  const sessions = await screen.findByRole('list', { name: 'Sessions' });
  expect(sessions).toHaveTextContent('This device Stays signed in');
  expect(sessions).toHaveTextContent(/Signed in: .*2026/);
});

test('lets the shell change language and appearance', async () => {
  const [onThemeChange, onLanguageChange] = [jest.fn(), jest.fn()];
  show({}, { theme: 'dark', onThemeChange, onLanguageChange });
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(onThemeChange).toHaveBeenCalledWith('light');
  await userEvent.click(screen.getByRole('radio', { name: '中文' }));
  expect(onLanguageChange).toHaveBeenCalledWith('ch');
});

test('turns off the shortcuts of a single character in this browser', async () => {
  show();
  const toggle = screen.getByRole('switch', { name: 'Shortcuts /, [ and ]' });
  expect(toggle).toBeChecked();
  await userEvent.click(toggle);
  expect(toggle).not.toBeChecked();
  expect(localStorage.getItem('single-keys')).toBe('off');
  await userEvent.click(toggle);
  expect(localStorage.getItem('single-keys')).toBeNull();
});

test('signs out everywhere after a confirmation, once the server has done so', async () => {
  const logOut = jest
    .fn<ApiClient['logOut']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(true);
  const host = show({ logOut });
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(logOut).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('You could not be logged out');
  expect(host.navigations).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(host.navigations).toEqual(['/login']));
});

test('loads nothing once the session has ended', async () => {
  const getSessions = jest.fn<ApiClient['getSessions']>(() => Promise.resolve([SESSION]));
  const host = show({ getSessions });
  await screen.findByRole('list', { name: 'Sessions' });
  act(() => {
    host.setSession(null);
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(getSessions).toHaveBeenCalledTimes(1);
});

test('saves my data, and shows a failure', async () => {
  const getMyData = jest
    .fn<ApiClient['getMyData']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ blob: new Blob(['{}']), fileName: 'Airdex-My-Data.json' });
  show({ getMyData });
  const button = screen.getByRole('button', { name: 'Download my data' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your data could not be downloaded');
  await userEvent.click(button);
  expect(await screen.findByText('The file was saved.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('saves my data once, even after a double click', async () => {
  const { promise, resolve } = Promise.withResolvers<{ blob: Blob; fileName: string }>();
  const getMyData = jest.fn<ApiClient['getMyData']>().mockReturnValue(promise);
  show({ getMyData });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Download my data' }));
  expect(getMyData).toHaveBeenCalledTimes(1);
  resolve({ blob: new Blob(['{}']), fileName: 'Airdex-My-Data.json' });
  expect(await screen.findByText('The file was saved.')).toBeVisible();
});

test('shows a failure of the sessions, and loads them on Retry', async () => {
  const getSessions = jest
    .fn<ApiClient['getSessions']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue([SESSION]);
  show({ getSessions });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your sessions could not be loaded.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Sessions' })).toBeVisible();
});
