import { afterEach, expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient, ProgrammeLine } from '@airdex/shared-contracts/api';
import { readSearchAddress } from '@airdex/shared-contracts/search-filter';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { homeSearch, showHome, type ListCall } from './home.fixture.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

const answer = (...lines: readonly ProgrammeLine[]) => jest.fn<ListCall>(() => Promise.resolve([...lines]));
const nightfall = programmeLine({ idProgram: 3, localTitle: 'Nightfall' });

test('[HOM-01] shows its sections in order, without those that the user may not access', async () => {
  const api: Partial<ApiClient> = {
    getNotaInsights: () =>
      Promise.resolve({ title: 'Formats', summary: 'On the move', pdf: null, video: null, image: null }),
    getSavedSearchesPrograms: () =>
      Promise.resolve({ savedSearch1: homeSearch({ id: 1 }), savedSearch2: homeSearch({ id: 2 }) }),
  };
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const host = showHome(api);
  expect(await screen.findByRole('heading', { name: 'Formats' })).toBeVisible();
  expect(titles().map((title) => title.replace(/Show all.*$/, '').trim())).toEqual([
    'Airdex selection',
    'Insights',
    'Audience boosters',
    'Search 10 programmes',
    'Search 20 programmes',
    'Latest programmes',
    'Upcoming programmes',
  ]);
  host.leave();
  const session = host.session.get();
  const without = { ...session, PagesAuthorization: { HasNotaSelection: false } } as typeof session;
  showHome({ ...api, getNotaInsights: () => Promise.reject(new Error('down')) }, { session: without });
  await screen.findByRole('region', { name: 'Latest programmes' });
  expect(screen.queryByRole('heading', { name: /^Insights/ })).not.toBeInTheDocument();
});

test('[HOM-02] a title is a link to its search, which a plain click starts without leaving the page', async () => {
  const latest = answer(nightfall);
  const host = showHome({ getLatestPrograms: latest });
  const row = await screen.findByRole('region', { name: 'Latest programmes' });
  expect(within(row).getByRole('link', { name: /Nightfall/ })).toHaveAttribute('href', '/card/3');
  expect(latest).toHaveBeenCalledTimes(1);
  const started = jest.fn();
  host.bus.on('Latest').subscribe(started);
  const title = screen.getByRole('link', { name: /^Latest programmes/ });
  expect(readSearchAddress(title.getAttribute('href') ?? '')).toMatchObject({
    ok: true,
    search: { filter: { searchFrom: 'Latest' } },
  });
  await userEvent.click(title);
  expect(started).toHaveBeenCalledTimes(1);

  const newTab = createEvent.click(title, { ctrlKey: true });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent(title, newTab);
  expect(started).toHaveBeenCalledTimes(1);
});

test('marks generated programmes, but not real ones', async () => {
  const { leave } = showHome({ getLatestPrograms: answer({ ...nightfall, isSample: true }) });
  expect(await screen.findByText('Sample data')).toBeVisible();
  leave();
  showHome({ getLatestPrograms: answer({ ...nightfall, isSample: false }) });
  await screen.findByRole('link', { name: /^Nightfall/ });
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
});

test('shows the failure of a row in place, with Retry; the others stay', async () => {
  const latest = answer(nightfall).mockRejectedValueOnce(new Error('down'));
  showHome({ getLatestPrograms: latest });
  expect(await screen.findByRole('alert')).toHaveTextContent('These programmes could not be loaded.');
  expect(screen.getAllByText('No programmes within your subscription.')).toHaveLength(3);
  const title = screen.getByRole('link', { name: /^Upcoming programmes/ });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /^Nightfall/ })).toBeVisible());
  expect(title).toBeInTheDocument();
});

test('marks a programme that is in a playlist, and updates when playlists change', async () => {
  const getPlaylistsCountByProgram = jest.fn<ApiClient['getPlaylistsCountByProgram']>().mockResolvedValue(0);
  const host = showHome({ getLatestPrograms: answer(nightfall), getPlaylistsCountByProgram });
  await waitFor(() => expect(getPlaylistsCountByProgram).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('In 1 playlist')).not.toBeInTheDocument();
  getPlaylistsCountByProgram.mockResolvedValue(1);
  host.bus.raise('playlistsChange');
  expect(await screen.findByText('In 1 playlist')).toBeInTheDocument();
});

test('[HOM-03] fills up a row of few programmes with placeholders, but not a full one', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  const lines = (count: number) =>
    Array.from({ length: count }, (_, place) => programmeLine({ idProgram: place + 1 }));
  showHome({ getLatestPrograms: answer(...lines(2)), getUpCommingPrograms: answer(...lines(12)) });
  const placesOf = async (name: string) => {
    const row = await screen.findByRole('region', { name });
    const page = within(row).getByRole('group', { name: 'Page 1 of 1' });
    return [within(page).getAllByRole('link').length, page.children.length];
  };
  // One row of six, and two.
  expect(await placesOf('Latest programmes')).toEqual([2, 6]);
  expect(await placesOf('Upcoming programmes')).toEqual([12, 12]);
});
