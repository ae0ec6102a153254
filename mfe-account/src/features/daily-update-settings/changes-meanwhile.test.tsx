import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import type { DailyUpdateConfig } from './config-query.ts';
import { DailyUpdatePanel } from './daily-update-panel.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const emailInput = () => screen.getByPlaceholderText('Email address for the daily update');
const pass = () => act(() => jest.advanceTimersByTimeAsync(0));

/** A server whose responses to changes arrive when the test says so. */
function server(start: DailyUpdateConfig) {
  let stored = start;
  const changes: (() => void)[] = [];
  let isDown = false;
  const setDailyUpdateConfig: ApiClient['setDailyUpdateConfig'] = ({ body }) =>
    new Promise((resolve, reject) => {
      changes.push(() => {
        if (isDown) return reject(new Error('down'));
        stored = { ...stored, ...body };
        resolve(true);
      });
    });
  return {
    stored: () => stored,
    store: (config: DailyUpdateConfig) => {
      stored = config;
    },
    /** Processes the next change. */
    async processNext() {
      changes.shift()?.();
      await pass();
    },
    /** Processes all changes, also those that follow. */
    async process() {
      await pass();
      while (changes.length > 0) await this.processNext();
    },
    /** Number of changes that have arrived. */
    waiting: () => changes.length,
    fail: (fails: boolean) => {
      isDown = fails;
    },
    host: createTestHost({
      api: { getDailyUpdateConfig: () => Promise.resolve(stored), setDailyUpdateConfig },
    }),
  };
}

async function show({ host }: ReturnType<typeof server>) {
  const shown = render(
    <ScreenProviders remote="mfe-account" texts={texts} host={host}>
      <DailyUpdatePanel />
    </ScreenProviders>,
  );
  await pass();
  return shown;
}

test('[DLY-02] saves the last of several quick changes, even if the user leaves the page', async () => {
  const service = server({ isActive: true, email: 'me@example.com', isConfirmed: true });
  const { unmount } = await show(service);
  fireEvent.click(screen.getByRole('switch'));
  fireEvent.click(screen.getByRole('switch'));
  await pass();
  unmount();
  await show(service);
  await service.process();
  expect(service.stored().isActive).toBe(true);
  expect(screen.getByRole('switch')).toBeChecked();
  expect(sessionStorage).toHaveLength(0);
});

test('[DLY-02] the switch keeps an address that another window has saved meanwhile', async () => {
  const service = server({ isActive: true, email: 'me@example.com', isConfirmed: true });
  await show(service);
  service.store({ isActive: true, email: 'new@example.com', isConfirmed: false });
  // A click on the other window focuses it first.
  fireEvent.focus(window);
  fireEvent.click(screen.getByRole('switch'));
  await service.process();
  expect(service.stored()).toEqual({ isActive: false, email: 'new@example.com', isConfirmed: false });
  expect(emailInput()).toHaveValue('new@example.com');
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('[DLY-02] a change that was not saved is kept, even if an earlier one was the same', async () => {
  const service = server({ isActive: true, email: 'me@example.com', isConfirmed: true });
  const { unmount } = await show(service);
  for (let clicks = 0; clicks < 3; clicks += 1) fireEvent.click(screen.getByRole('switch'));
  await pass();
  await service.processNext();
  await service.processNext();
  service.fail(true);
  await service.processNext();
  expect(service.stored().isActive).toBe(true);
  unmount();
  service.fail(false);
  await show(service);
  await service.process();
  expect(service.stored().isActive).toBe(false);
});

test('[DLY-02] repeating a failed use of the switch keeps an address that another window has saved', async () => {
  const service = server({ isActive: true, email: 'me@example.com', isConfirmed: true });
  await show(service);
  service.fail(true);
  fireEvent.click(screen.getByRole('switch'));
  await service.process();
  service.fail(false);
  service.store({ isActive: true, email: 'new@example.com', isConfirmed: false });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await service.process();
  expect(service.stored()).toEqual({ isActive: false, email: 'new@example.com', isConfirmed: false });
});

test('[DLY-02] retrying a failed switch on the next visit keeps an address saved in between', async () => {
  const service = server({ isActive: true, email: 'me@example.com', isConfirmed: true });
  const { unmount } = await show(service);
  service.fail(true);
  fireEvent.click(screen.getByRole('switch'));
  await service.process();
  unmount();
  service.fail(false);
  service.store({ isActive: true, email: 'new@example.com', isConfirmed: false });
  await show(service);
  expect(emailInput()).toHaveValue('new@example.com');
  await service.process();
  expect(service.stored()).toEqual({ isActive: false, email: 'new@example.com', isConfirmed: false });
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('[DLY-02] saving an address does not undo an unsubscribe made in between', async () => {
  const service = server({ isActive: true, email: 'me@example.com', isConfirmed: true });
  const { unmount } = await show(service);
  service.store({ isActive: false, email: 'me@example.com', isConfirmed: true });
  fireEvent.change(emailInput(), { target: { value: 'new@example.com' } });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await service.process();
  expect(service.stored()).toMatchObject({ isActive: false, email: 'new@example.com' });
  expect(screen.getByRole('switch')).not.toBeChecked();
  // Also if it could only be saved on the next visit.
  service.store({ isActive: true, email: 'new@example.com', isConfirmed: true });
  fireEvent.focus(window);
  await pass();
  service.fail(true);
  fireEvent.change(emailInput(), { target: { value: 'third@example.com' } });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await service.process();
  unmount();
  service.fail(false);
  service.store({ isActive: false, email: 'new@example.com', isConfirmed: true });
  await show(service);
  await service.process();
  expect(service.stored()).toMatchObject({ isActive: false, email: 'third@example.com' });
});

test('[DLY-02] the switch does not replace an address that could not be saved', async () => {
  const service = server({ isActive: true, email: 'me@example.com', isConfirmed: true });
  await show(service);
  service.fail(true);
  fireEvent.change(emailInput(), { target: { value: 'new@example.com' } });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await service.process();
  service.fail(false);
  fireEvent.click(screen.getByRole('switch'));
  await service.process();
  expect(service.stored()).toMatchObject({ isActive: false, email: 'new@example.com' });
});

test('[DLY-02] Retry sends nothing if the lost request had already been saved', async () => {
  const service = server({ isActive: false, email: 'new@example.com', isConfirmed: false });
  await show(service);
  service.fail(true);
  fireEvent.click(screen.getByRole('switch'));
  await service.process();
  service.fail(false);
  // Its response was lost.
  service.store({ isActive: true, email: 'new@example.com', isConfirmed: false });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass();
  expect(service.waiting()).toBe(0);
  expect(screen.getByText('Saved')).toBeVisible();
});

test('asking for another link shows that the address was confirmed meanwhile, as no link is sent then', async () => {
  const service = server({ isActive: true, email: 'new@example.com', isConfirmed: false });
  await show(service);
  service.store({ isActive: true, email: 'new@example.com', isConfirmed: true });
  fireEvent.click(screen.getByRole('button', { name: 'Send another link' }));
  await service.process();
  expect(screen.getByText('The address is confirmed.')).toBeVisible();
  expect(screen.queryByText(/A new link was sent/)).not.toBeInTheDocument();
  expect(screen.queryByText(/We sent a link/)).not.toBeInTheDocument();
});
