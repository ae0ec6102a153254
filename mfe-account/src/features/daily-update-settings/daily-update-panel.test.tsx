import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { texts } from '../../texts/index.ts';
import { DailyUpdatePanel } from './daily-update-panel.tsx';

const saving = () => jest.fn<ApiClient['setDailyUpdateConfig']>(() => Promise.resolve(true));

const panel = (host: HostServices) => (
  <ScreenProviders remote="mfe-account" texts={texts} host={host}>
    <DailyUpdatePanel />
  </ScreenProviders>
);

function show({ api, ...options }: TestHostOptions) {
  const host = createTestHost({
    api: {
      getDailyUpdateConfig: () =>
        Promise.resolve({ isActive: true, email: 'me@example.com', isConfirmed: true }),
      ...api,
    },
    ...options,
  });
  return { host, ...render(panel(host)) };
}

/** These tests use fake timers to control how long the user types and waits. */
describe('the settings', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** The settings once they have loaded. */
  async function settings(api: Partial<ApiClient>, options: TestHostOptions = {}) {
    const shown = show({ api, ...options });
    await pass(0);
    const input = screen.getByPlaceholderText('Email address for the daily update');
    return { ...shown, input, toggle: screen.getByRole('switch') };
  }
  const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

  test('[DLY-02] a change of the switch is saved at once, with a visible "Saved"', async () => {
    const setDailyUpdateConfig = saving();
    const { host, toggle } = await settings({ setDailyUpdateConfig });
    fireEvent.click(toggle);
    await pass(0);
    expect(screen.getByText('Saved')).toBeVisible();
    // In the line of the heading, where it moves nothing.
    expect(screen.getByRole('heading').parentElement).toContainElement(screen.getByText('Saved'));
    expect(setDailyUpdateConfig.mock.calls).toEqual([
      [{ body: { isActive: false, email: 'me@example.com' } }],
    ]);
    expect(host.heldWork()).toBe(0);
  });

  test('[DLY-02] an address is saved after a second without typing', async () => {
    const setDailyUpdateConfig = saving();
    const { host, input } = await settings({ setDailyUpdateConfig });
    await pass(2000);
    expect(setDailyUpdateConfig).not.toHaveBeenCalled();
    type(input, 'you@example.co');
    await pass(900);
    type(input, 'you@example.com');
    await pass(900);
    expect(host.heldWork()).toBe(1);
    expect(setDailyUpdateConfig).not.toHaveBeenCalled();
    await pass(100);
    expect(setDailyUpdateConfig.mock.calls).toEqual([
      [{ body: { isActive: true, email: 'you@example.com' } }],
    ]);
    expect(screen.getByText('Saved')).toBeVisible();
    expect(host.heldWork()).toBe(0);
  });

  test('[DLY-02] an address that is not valid is flagged after a second, and not kept', async () => {
    const setDailyUpdateConfig = saving();
    const { input, toggle } = await settings({ setDailyUpdateConfig });
    type(input, 'you@');
    await pass(900);
    expect(input).not.toHaveAttribute('aria-invalid');
    await pass(100);
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveValue('you@');
    expect(setDailyUpdateConfig).not.toHaveBeenCalled();
    fireEvent.click(toggle);
    await pass(0);
    expect(setDailyUpdateConfig).toHaveBeenLastCalledWith({
      body: { isActive: false, email: 'me@example.com' },
    });
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    type(input, '');
    await pass(1000);
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(setDailyUpdateConfig).toHaveBeenLastCalledWith({ body: { isActive: true, email: '' } });
    expect(screen.getByText('Saved')).toBeVisible();
  });

  test('[DLY-02] a page that is left within the second saves a valid address', async () => {
    const setDailyUpdateConfig = saving();
    const { unmount, input } = await settings({ setDailyUpdateConfig });
    type(input, 'you@example.com');
    unmount();
    await pass(0);
    expect(setDailyUpdateConfig.mock.calls).toEqual([
      [{ body: { isActive: true, email: 'you@example.com' } }],
    ]);
  });

  test('input that could not be saved stays in the form until Retry saves it', async () => {
    const setDailyUpdateConfig = saving().mockRejectedValueOnce(new Error('down'));
    const { host, toggle } = await settings({ setDailyUpdateConfig });
    fireEvent.click(toggle);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Your change was not saved');
    expect(toggle).not.toBeChecked();
    expect(host.heldWork()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(screen.getByText('Saved')).toBeVisible();
    expect(setDailyUpdateConfig).toHaveBeenCalledTimes(2);
    expect(host.heldWork()).toBe(0);
  });

  test('input that was not saved without a connection is saved when the browser is online again', async () => {
    const setDailyUpdateConfig = saving().mockRejectedValueOnce(new Error('offline'));
    const { toggle } = await settings({ setDailyUpdateConfig });
    fireEvent.click(toggle);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Your change was not saved');
    fireEvent(window, new Event('online'));
    await pass(0);
    expect(screen.getByText('Saved')).toBeVisible();
    fireEvent(window, new Event('online'));
    await pass(0);
    expect(setDailyUpdateConfig.mock.calls).toHaveLength(2);
  });

  test('a change that was not saved because the session ended is saved on the next visit of the same user', async () => {
    const setDailyUpdateConfig = saving().mockRejectedValueOnce(new Error('no session'));
    const { host, unmount, input } = await settings({ setDailyUpdateConfig });
    type(input, 'kept@example.com');
    await pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('Your change was not saved');
    unmount();
    // Also after a reload, when only the tab's storage is left.
    expect(JSON.parse(sessionStorage.getItem('daily-update-unsaved:1') ?? 'null')).toEqual({
      email: 'kept@example.com',
    });
    const session = host.session.get();
    const other = await settings(
      { setDailyUpdateConfig },
      { session: session && { ...session, IdUser: 77 } },
    );
    expect(other.input).toHaveValue('me@example.com');
    other.unmount();
    const again = await settings({ setDailyUpdateConfig });
    expect(again.input).toHaveValue('kept@example.com');
    await pass(100);
    expect(screen.getByText('Saved')).toBeVisible();
    expect(setDailyUpdateConfig.mock.calls.at(-1)).toEqual([
      { body: { isActive: true, email: 'kept@example.com' } },
    ]);
    again.unmount();
    expect((await settings({ setDailyUpdateConfig })).input).toHaveValue('me@example.com');
    expect(setDailyUpdateConfig).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['at once', 0],
    ['a minute later', 60_000],
  ])('[DLY-02] a visit that begins %s shows and keeps what another window has saved', async (_, ms) => {
    const setDailyUpdateConfig = saving();
    const getDailyUpdateConfig = jest
      .fn<ApiClient['getDailyUpdateConfig']>()
      .mockResolvedValue({ isActive: true, email: 'me@example.com', isConfirmed: true });
    const { host, unmount } = await settings({ getDailyUpdateConfig, setDailyUpdateConfig });
    unmount();
    if (ms > 0) await pass(ms);
    const saved = { isActive: false, email: 'other@example.com', isConfirmed: true };
    getDailyUpdateConfig.mockImplementation(
      () => new Promise((resolve) => void setTimeout(() => resolve(saved), 100)),
    );
    render(panel(host));
    await pass(50);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    await pass(100);
    expect(screen.getByRole('switch')).not.toBeChecked();
    type(screen.getByPlaceholderText('Email address for the daily update'), 'new@example.com');
    await pass(1100);
    expect(setDailyUpdateConfig.mock.calls).toEqual([
      [{ body: { isActive: false, email: 'new@example.com' } }],
    ]);
  });

  test('[DLY-02] an open form follows what another window has saved, but keeps what is typed', async () => {
    const setDailyUpdateConfig = saving();
    const getDailyUpdateConfig = jest
      .fn<ApiClient['getDailyUpdateConfig']>()
      .mockResolvedValue({ isActive: true, email: 'me@example.com', isConfirmed: true });
    const { input, toggle } = await settings({ getDailyUpdateConfig, setDailyUpdateConfig });
    const comesBackAfter = async (email: string) => {
      getDailyUpdateConfig.mockResolvedValue({ isActive: false, email, isConfirmed: true });
      fireEvent(document, new Event('visibilitychange', { bubbles: true }));
      await pass(10);
    };
    await comesBackAfter('other@example.com');
    expect(toggle).not.toBeChecked();
    expect(input).toHaveValue('other@example.com');
    await pass(2000);
    expect(setDailyUpdateConfig).not.toHaveBeenCalled();
    type(input, 'mine@');
    await comesBackAfter('third@example.com');
    expect(input).toHaveValue('mine@');
    getDailyUpdateConfig.mockResolvedValue({ isActive: true, email: 'third@example.com', isConfirmed: true });
    fireEvent.focus(window);
    await pass(10);
    expect(toggle).toBeChecked();
    expect(input).toHaveValue('mine@');
    type(input, 'mine@example.com');
    await pass(1000);
    expect(setDailyUpdateConfig.mock.calls).toEqual([
      [{ body: { isActive: true, email: 'mine@example.com' } }],
    ]);
  });

  test('an address that is not confirmed yet is marked', async () => {
    await settings({
      getDailyUpdateConfig: () =>
        Promise.resolve({ isActive: true, email: 'new@example.com', isConfirmed: false }),
    });
    expect(screen.getByText(/We sent a link to new@example.com/)).toBeVisible();
  });
});
