import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, ProgrammeLine } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { seeEverything } from '../thumbnail-on-sight/sight.fixture.ts';
import { HomeScreen } from './home-screen.tsx';

type HomeList = ApiClient['getLatestPrograms'];

const getPlaylistsCountByProgram = jest.fn<ApiClient['getPlaylistsCountByProgram']>();

afterEach(() => {
  jest.restoreAllMocks();
  getPlaylistsCountByProgram.mockReset();
});

function show(latest: HomeList, others: readonly ProgrammeLine[] = []) {
  seeEverything();
  getPlaylistsCountByProgram.mockResolvedValue(0);
  const list = jest.fn<HomeList>(() => Promise.resolve([...others]));
  const host = createTestHost({
    api: {
      getNotaSelectionPrograms: list,
      getAudienceBoosterPrograms: list,
      getLatestPrograms: latest,
      getUpCommingPrograms: list,
      getPlaylistsCountByProgram,
    },
  });
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <HomeScreen />
    </ScreenProviders>,
  );
  return host;
}

test('requests each row once, and starts the search of a row from its heading', async () => {
  const latest = jest.fn<HomeList>(() =>
    Promise.resolve([programmeLine({ idProgram: 3, localTitle: 'Nightfall' })]),
  );
  const host = show(latest);
  const row = await screen.findByRole('region', { name: 'Latest programmes' });
  expect(await within(row).findByRole('link', { name: /Nightfall/ })).toHaveAttribute('href', '/card/3');
  expect(latest).toHaveBeenCalledTimes(1);
  const started = jest.fn();
  host.bus.on('Latest').subscribe(started);
  await userEvent.click(screen.getByRole('button', { name: /^Latest programmes/ }));
  expect(started).toHaveBeenCalledTimes(1);
});

test('marks generated programmes, but not real ones', async () => {
  show(() => Promise.resolve([programmeLine({ idProgram: 3, isSample: true })]));
  expect(await screen.findByText('Sample data')).toBeVisible();
});

test('shows no such mark without generated programmes', async () => {
  show(() => Promise.resolve([programmeLine({ idProgram: 3, isSample: false })]));
  await screen.findByRole('link', { name: /./ });
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
});

test('shows the failure of a row in place, with Retry; the others stay', async () => {
  const latest = jest
    .fn<HomeList>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue([programmeLine({ idProgram: 3, localTitle: 'Nightfall' })]);
  show(latest);
  expect(await screen.findByRole('alert')).toHaveTextContent('These programmes could not be loaded.');
  expect(screen.getAllByText('No programmes within your subscription.')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /Nightfall/ })).toBeVisible());
});

test('marks a programme that is in a playlist, and updates when playlists change', async () => {
  const host = show(() => Promise.resolve([programmeLine({ idProgram: 3, localTitle: 'Nightfall' })]));
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
  show(() => Promise.resolve(lines(2)), lines(12));
  const placesOf = async (name: string) => {
    const row = await screen.findByRole('region', { name });
    await within(row).findAllByRole('link');
    const page = within(row).getByRole('group', { name: 'Page 1 of 1' });
    return [within(page).getAllByRole('link').length, page.children.length];
  };
  // One row of six, and two.
  expect(await placesOf('Latest programmes')).toEqual([2, 6]);
  expect(await placesOf('Upcoming programmes')).toEqual([12, 12]);
});
