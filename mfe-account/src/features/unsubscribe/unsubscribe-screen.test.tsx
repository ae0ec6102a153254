import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

type Disable = ApiClient['disableDailyUpdate'];

function show(disableDailyUpdate: Disable) {
  const host = createTestHost({ api: { disableDailyUpdate }, session: null });
  render(
    <ScreenProviders remote="mfe-account" texts={texts} host={host}>
      <UnsubscribeScreen idLetter="letter" idUser="user" />
    </ScreenProviders>,
  );
  return host;
}

test('[UNS-01] shows a loader, then that the user is unsubscribed, with a link to the sign-in page', async () => {
  let finish: (isDone: boolean) => void = () => undefined;
  const disable = jest.fn<Disable>(() => new Promise((resolve) => (finish = resolve)));
  const host = show(disable);
  expect(screen.getByText('Unsubscribing…')).toBeVisible();
  finish(true);
  expect(await screen.findByText('DailyUpdate Unsubscribed successfully!')).toBeVisible();
  expect(disable.mock.calls.map(([{ params }]) => params)).toEqual([{ idLetter: 'letter', idUser: 'user' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(host.navigations).toEqual(['/login']);
});

test.each<[string, Disable]>([
  ['is not valid', () => Promise.resolve(false)],
  ['is refused', () => Promise.reject(new ApiFailure('refused', '', { status: 400 }))],
])('[UNS-01] shows that a link that %s is no longer available', async (_, disable) => {
  show(disable);
  expect(await screen.findByText('This link is no longer available!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to Login' })).toBeVisible();
});

test('shows any other failure, and tries again', async () => {
  const disable = jest
    .fn<Disable>()
    .mockRejectedValueOnce(new ApiFailure('refused', '', { status: 503 }))
    .mockResolvedValue(true);
  show(disable);
  expect(await screen.findByRole('alert')).toHaveTextContent('You could not be unsubscribed');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('DailyUpdate Unsubscribed successfully!')).toBeVisible();
});
