import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import type { Access, ApiClient } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { MySubscriptionScreen } from './my-subscription-screen.tsx';

const ACCESS: Access = {
  id: 3,
  name: 'World',
  description: 'All that is broadcast',
  beginDate: '2025-01-01',
  endDate: '2027-12-31',
  genres: [
    { id: 1, name: 'Fiction', subGenres: [{ id: 11, name: 'Drama' }] },
    { id: 2, name: 'Game', subGenres: [{ id: 21, name: 'Quiz' }] },
  ],
  channelsGroups: [
    { id: 33, name: 'France', hasMsh: true, channels: [{ id: 1, name: 'Canal' }] },
    { id: 33, name: 'France', hasMsh: false, channels: [{ id: 2, name: 'Télé Sept' }] },
  ],
};

const accesses = () => jest.fn<ApiClient['getAccesses']>(() => Promise.resolve([ACCESS]));

function show({ api, ...options }: TestHostOptions = {}) {
  const host = createTestHost({
    api: {
      getAccesses: accesses(),
      getDailyUpdateConfig: () => Promise.resolve({ isActive: true, email: '', isConfirmed: true }),
      ...api,
    },
    ...options,
  });
  render(
    <ScreenProviders remote="mfe-account" texts={texts} host={host}>
      <MySubscriptionScreen />
    </ScreenProviders>,
  );
  return host;
}

const list = (name: string) => screen.findByRole('region', { name });
const lineNames = (region: HTMLElement) =>
  within(region)
    .getAllByRole('treeitem')
    .map((line) => line.textContent);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  // A click on a link would leave the page.
  HTMLAnchorElement.prototype.click = () => undefined;
});

describe('an access', () => {
  test('[SUB-01] has name, description, period, and lists of genres and channels', async () => {
    show();
    const access = await screen.findByRole('article', { name: 'World' });
    expect(access).toHaveTextContent('All that is broadcast');
    expect(access).toHaveTextContent('01/01/2025 - 31/12/2027');
    const genres = await list('Genres and subgenres');
    await within(genres).findByRole('tree');
    expect(lineNames(genres)).toEqual(['Fiction1', 'Game1']);
    const channels = await list('Countries and channels');
    expect(channels).toHaveTextContent('Countries: 1 · Channels: 2');
    expect(lineNames(channels)).toEqual([
      'France1Audience Results Included',
      'France1Audience Results Excluded',
    ]);
  });

  test('[SUB-01] a search finds channels and opens their country', async () => {
    show();
    const channels = await list('Countries and channels');
    await within(channels).findByRole('tree');
    const field = within(channels).getByRole('searchbox');
    await userEvent.type(field, 'tele');
    expect(lineNames(channels)).toEqual(['France1Audience Results Excluded', 'Télé Sept']);
    await userEvent.type(field, 'x');
    expect(within(channels).getByRole('status')).toHaveTextContent('Nothing contains “telex”.');
    expect(within(channels).queryByRole('tree')).not.toBeInTheDocument();
  });

  test('its numbers have thousands separators', async () => {
    const channels = Array.from({ length: 1200 }, (_, id) => ({ id, name: `Channel ${String(id)}` }));
    const channelsGroups = [{ id: 33, name: 'France', hasMsh: true, channels }];
    show({ api: { getAccesses: () => Promise.resolve([{ ...ACCESS, channelsGroups }]) } });
    const region = await list('Countries and channels');
    await within(region).findByRole('tree');
    expect(region).toHaveTextContent('Countries: 1 · Channels: 1,200');
    expect(lineNames(region)).toEqual(['France1,200Audience Results Included']);
  });

  test('groups open by click and by keys', async () => {
    show();
    const genres = await list('Genres and subgenres');
    const tree = await within(genres).findByRole('tree');
    await userEvent.click(within(tree).getByText('Fiction'));
    expect(lineNames(genres)).toEqual(['Fiction1', 'Drama', 'Game1']);
    act(() => {
      tree.focus();
    });
    await userEvent.keyboard('{End}{ArrowRight}{Home}{ArrowLeft}');
    expect(lineNames(genres)).toEqual(['Fiction1', 'Game1', 'Quiz']);
  });

  test('[SUB-01] can be saved as a spreadsheet; a failure is shown', async () => {
    const getAccessReport = jest
      .fn<ApiClient['getAccessReport']>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue({ blob: new Blob(['x']), fileName: 'Subscription-Report.xlsx' });
    show({ api: { getAccessReport } });
    const button = await screen.findByRole('button', { name: 'Export “World” to Excel' });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The Excel file could not be created.');
    await userEvent.click(button);
    expect(getAccessReport.mock.calls).toEqual([[{ params: { id: 3 } }], [{ params: { id: 3 } }]]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('announces that its spreadsheet is being created', async () => {
    show({ api: { getAccessReport: () => new Promise(() => undefined) } });
    const button = await screen.findByRole('button', { name: 'Export “World” to Excel' });
    const before = screen.getAllByRole('status');
    await userEvent.click(button);
    const status = screen.getByText('Creating the Excel file…').closest('[role="status"]');
    expect(before).toContain(status);
    expect(button).not.toContainElement(status as HTMLElement);
  });
});

test('[SUB-01] on mobile both lists are closed until they are pressed', async () => {
  show({ width: 390 });
  const button = await screen.findByRole('button', { name: 'Genres and subgenres' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('tree')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(await screen.findByRole('tree', { name: 'Genres and subgenres' })).toBeVisible();
  await userEvent.click(button);
  expect(screen.queryByRole('tree')).not.toBeInTheDocument();
});

test('[SUB-01] the daily update is shown only to users who may have it', async () => {
  const host = show();
  expect(await screen.findByRole('switch', { name: /ACTIVATE MY DAILY UPDATE/ })).toBeChecked();
  const user = host.session.get();
  act(() => {
    host.setSession(user && { ...user, HasDailyUpdateAccess: false });
  });
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('loads nothing once the session has ended', async () => {
  const getAccesses = accesses();
  const host = show({ api: { getAccesses } });
  await screen.findByRole('article');
  act(() => {
    host.setSession(null);
  });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(getAccesses).toHaveBeenCalledTimes(1);
});

test('a failure is not shown as an empty subscription, and Retry loads again', async () => {
  const getAccesses = accesses().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce([]);
  show({ api: { getAccesses } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The subscription could not be loaded');
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Your company has no subscription at the moment')).toBeVisible();
});
