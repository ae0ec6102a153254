import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, SavedSearch } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { DailyUpdateScreen } from './daily-update-screen.tsx';

const search = (id: number, searchName: string): SavedSearch => ({
  id,
  searchName,
  description: '',
  filter: DEFAULT_SEARCH_FILTER,
  lastCall: null,
  showInHomepage: false,
  dailyUpdate: true,
  isFavorite: false,
  creationDate: '2026-01-01T00:00:00Z',
  updateDate: '2026-01-01T00:00:00Z',
});

const saving = () => jest.fn<ApiClient['setDailyUpdateConfig']>(() => Promise.resolve(true));

function show({ api, ...options }: TestHostOptions = {}) {
  const host = createTestHost({
    api: {
      getDailyUpdateConfig: () =>
        Promise.resolve({ isActive: true, email: 'me@example.com', isConfirmed: true }),
      setDailyUpdateConfig: saving(),
      getDailyUpdateSavedSearches: () => Promise.resolve([search(4, 'Quiz shows'), search(9, 'Dramas')]),
      ...api,
    },
    ...options,
  });
  const page = (
    <ScreenProviders remote="mfe-account" texts={texts} host={host}>
      <DailyUpdateScreen />
    </ScreenProviders>
  );
  return { host, ...render(page) };
}

const field = () => screen.findByPlaceholderText('Email address for the daily update');

test('[DLY-01] has the specified texts and controls, and a link to the saved searches', async () => {
  const { host } = show();
  expect(screen.getByRole('heading', { level: 1, name: 'MANAGE MY DAILY UPDATE' })).toBeVisible();
  expect(screen.getByText(/a letter with the programmes that are new/)).toBeVisible();
  expect(await screen.findByRole('switch', { name: /ACTIVATE MY DAILY UPDATE/ })).toBeChecked();
  expect(await field()).toHaveValue('me@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'MANAGE MY SAVED SEARCHES' }));
  expect(host.navigations).toEqual(['/savedSearches']);
});

describe('the saved searches of the letter', () => {
  const untilRemoved = () =>
    jest
      .fn<ApiClient['getDailyUpdateSavedSearches']>()
      .mockResolvedValueOnce([search(4, 'Quiz shows'), search(9, 'Dramas')])
      .mockResolvedValue([search(9, 'Dramas')]);

  test('[DLY-01] one is removed after a confirmation', async () => {
    const setSearchDailyUpdate = jest
      .fn<ApiClient['setSearchDailyUpdate']>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue(true);
    const { host } = show({ api: { setSearchDailyUpdate, getDailyUpdateSavedSearches: untilRemoved() } });
    const raised = jest.fn();
    host.bus.on('saveSearch').subscribe(raised);
    const remove = await screen.findByRole('button', { name: 'Remove “Quiz shows” from the daily update' });
    await userEvent.click(remove);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to remove "Quiz shows" from the Daily Update?');
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Cancel' })[1] as HTMLElement);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(setSearchDailyUpdate).not.toHaveBeenCalled();

    await userEvent.click(remove);
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Confirm' }));
    expect(await within(again).findByRole('alert')).toHaveTextContent('could not be removed');
    await userEvent.click(within(again).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(screen.getByText('“Quiz shows” is no longer in the daily update.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Remove “Dramas”/ })).toHaveFocus());
    expect(setSearchDailyUpdate).toHaveBeenLastCalledWith({ params: { id: 4, dailyUpdate: false } });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dramas']);
    expect(raised).toHaveBeenCalledTimes(1);
  });

  test('[DLY-01] one that was deleted elsewhere is removed', async () => {
    const gone = Object.assign(new Error('gone'), { status: 404 });
    const { host } = show({
      api: {
        setSearchDailyUpdate: () => Promise.reject(gone),
        getDailyUpdateSavedSearches: untilRemoved(),
      },
    });
    const raised = jest.fn();
    host.bus.on('saveSearch').subscribe(raised);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove “Quiz shows” from the daily update' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dramas']);
    expect(raised).toHaveBeenCalledTimes(1);
  });

  test('follow changes of other parts of the page and other windows', async () => {
    const { host } = show({ api: { getDailyUpdateSavedSearches: untilRemoved() } });
    await screen.findByRole('link', { name: 'Quiz shows' });
    act(() => {
      host.bus.raise('saveSearch');
    });
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Quiz shows' })).not.toBeInTheDocument();
    });
    expect(screen.getByRole('link', { name: 'Dramas' })).toBeVisible();
  });

  test('show that no letter is sent if there are none', async () => {
    show({ api: { getDailyUpdateSavedSearches: () => Promise.resolve([]) } });
    expect(await screen.findByText('No saved search is in your daily update')).toBeVisible();
    expect(screen.getByText(/so no letter is sent/)).toBeVisible();
  });

  test('a failure is not shown as an empty list', async () => {
    const getDailyUpdateSavedSearches = jest
      .fn<ApiClient['getDailyUpdateSavedSearches']>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue([search(4, 'Quiz shows')]);
    show({ api: { getDailyUpdateSavedSearches } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The saved searches could not be loaded.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Quiz shows' })).toBeVisible();
  });
});

describe('the preview', () => {
  const programmes = [
    {
      idProgram: 12,
      title: 'Nightfall',
      country: 'France',
      channel: 'Canal',
      date: '2026-11-03',
      datePrecision: 'day' as const,
    },
  ];

  test('shows the new programmes of each search on request', async () => {
    const getDailyUpdatePreview = jest.fn<ApiClient['getDailyUpdatePreview']>(() =>
      Promise.resolve({
        since: '2026-11-01T06:00:00Z',
        count: 2415,
        searches: [{ id: 4, name: 'Quiz shows', count: 1200, programmes }],
        moreSearches: 1,
      }),
    );
    show({ api: { getDailyUpdatePreview } });
    const button = await screen.findByRole('button', { name: 'Show the preview' });
    expect(getDailyUpdatePreview).not.toHaveBeenCalled();
    await userEvent.click(button);
    const letter = await screen.findByRole('region', { name: 'Preview of the letter' });
    expect(letter).toHaveTextContent('2,415 new programmes since 01/11/2026');
    expect(letter).toHaveTextContent('Quiz shows 1,200 new programmes');
    expect(letter).toHaveTextContent('Canal · France · 03/11/2026');
    expect(letter).toHaveTextContent('1 more saved search has new programmes.');
    expect(within(letter).getByRole('link', { name: 'Nightfall' })).toHaveAttribute('href', '/card/12');
  });

  test('shows that no letter would be sent, and that the preview failed', async () => {
    const getDailyUpdatePreview = jest
      .fn<ApiClient['getDailyUpdatePreview']>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue({ since: '2026-11-01T06:00:00Z', count: 0, searches: [], moreSearches: 0 });
    show({ api: { getDailyUpdatePreview } });
    const button = await screen.findByRole('button', { name: 'Show the preview' });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The preview could not be composed');
    await userEvent.click(button);
    expect(await screen.findByText('There is nothing new at the moment')).toBeVisible();
  });
});

test('users without the right to it see no settings', () => {
  const { host } = show();
  const user = host.session.get();
  act(() => {
    host.setSession(user && { ...user, HasDailyUpdateAccess: false });
  });
  expect(
    screen.getByRole('heading', { level: 1, name: 'You do not have access to the daily update' }),
  ).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
