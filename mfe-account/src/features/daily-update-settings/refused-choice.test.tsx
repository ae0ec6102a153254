import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import type { DailyUpdateConfig } from './config-query.ts';
import { DailyUpdatePanel } from './daily-update-panel.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function show(config: DailyUpdateConfig, setDailyUpdateConfig: ApiClient['setDailyUpdateConfig']) {
  const host = createTestHost({
    api: { getDailyUpdateConfig: () => Promise.resolve(config), setDailyUpdateConfig },
  });
  const shown = render(
    <ScreenProviders remote="mfe-account" texts={texts} host={host}>
      <DailyUpdatePanel />
    </ScreenProviders>,
  );
  await pass(0);
  return { host, ...shown };
}

test('a change that the server refuses is reverted with its reason, and not sent again', async () => {
  const message = 'You do not have access to the daily update.';
  const refused = new ApiFailure('refused', message, { status: 404, body: { error: 'not-found', message } });
  const set = jest.fn<ApiClient['setDailyUpdateConfig']>(() => Promise.reject(refused));
  const { host, unmount } = await show({ isActive: false, email: '', isConfirmed: true }, set);
  fireEvent.click(screen.getByRole('switch'));
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  // The reason is in the language that the page had.
  act(() => {
    host.setLanguage('ch');
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => {
    host.setLanguage('en');
  });
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(screen.getByRole('switch')).not.toBeChecked();
  expect(host.heldWork()).toBe(0);
  unmount();
  await show({ isActive: false, email: '', isConfirmed: true }, set);
  expect(set).toHaveBeenCalledTimes(1);
});

test('[DLY-02] an address that is not confirmed yet can be entered again for a new link', async () => {
  const email = 'new@example.com';
  const set = jest.fn<ApiClient['setDailyUpdateConfig']>(() => Promise.resolve(true));
  await show({ isActive: true, email, isConfirmed: false }, set);
  const input = screen.getByPlaceholderText('Email address for the daily update');
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.change(input, { target: { value: email } });
  await pass(1000);
  expect(set.mock.calls).toEqual([[{ body: { isActive: true, email } }]]);
});

test('[DLY-02] a button requests another link to an address that is not confirmed yet', async () => {
  const email = 'new@example.com';
  const set = jest.fn<ApiClient['setDailyUpdateConfig']>(() => Promise.resolve(true));
  await show({ isActive: true, email, isConfirmed: false }, set);
  fireEvent.click(screen.getByRole('button', { name: 'Send another link' }));
  await pass(0);
  expect(screen.getByText(/^A new link was sent/)).toBeVisible();
  expect(set.mock.calls).toEqual([[{ body: { isActive: true, email } }]]);
});
