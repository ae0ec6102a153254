import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, ProgrammeLine } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { fakeSight } from './sight.fixture.ts';
import { ThumbnailOnSight } from './thumbnail-on-sight.tsx';

type GetCard = ApiClient['getCard'];
type GetCount = ApiClient['getPlaylistsCountByProgram'];

const getCard = jest.fn<GetCard>();
const getPlaylistsCountByProgram = jest.fn<GetCount>();

function show(line?: ProgrammeLine) {
  const sight = fakeSight();
  const host = createTestHost({ api: { getCard, getPlaylistsCountByProgram } });
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <ThumbnailOnSight idProgram={7} line={line} />
    </ScreenProviders>,
  );
  return sight;
}

afterEach(() => {
  jest.restoreAllMocks();
  getCard.mockReset();
  getPlaylistsCountByProgram.mockReset();
});

test('[THU-02] loads card and playlists when it first becomes visible, with an indicator until both are there', async () => {
  const [card, count] = [
    Promise.withResolvers<ReturnType<typeof programmeCard>>(),
    Promise.withResolvers<number>(),
  ];
  getCard.mockReturnValue(card.promise);
  getPlaylistsCountByProgram.mockReturnValue(count.promise);
  const sight = show();
  sight.look(false);
  expect(getCard).not.toHaveBeenCalled();
  expect(getPlaylistsCountByProgram).not.toHaveBeenCalled();
  sight.look(true);
  expect(screen.getByRole('status', { name: 'Loading the programme…' })).toBeInTheDocument();
  await act(async () => card.resolve(programmeCard({ idProgram: 7 })));
  expect(screen.getByRole('status', { name: 'Loading the programme…' })).toBeInTheDocument();
  await act(async () => count.resolve(2));
  expect(await screen.findByRole('link', { name: /^Nightfall/ })).toHaveAttribute('href', '/card/7');
  expect(screen.getByText('In 2 playlists')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  sight.look(true);
  expect([getCard.mock.calls.length, getPlaylistsCountByProgram.mock.calls.length]).toEqual([1, 1]);
});

test('[THU-02] shows the list’s data immediately, and loads the playlists when visible', async () => {
  const count = Promise.withResolvers<number>();
  getPlaylistsCountByProgram.mockReturnValue(count.promise);
  const sight = show(programmeLine({ idProgram: 7, localTitle: 'Borders' }));
  expect(getPlaylistsCountByProgram).not.toHaveBeenCalled();
  sight.look(true);
  expect(screen.getByRole('link', { name: /^Borders/ })).toBeVisible();
  expect(screen.getByText('Checking your playlists…')).toBeInTheDocument();
  await act(async () => count.resolve(0));
  await waitFor(() => expect(screen.queryByText(/playlists/)).not.toBeInTheDocument());
  expect(getCard).not.toHaveBeenCalled();
});

test('shows everything else when playlists fail to load', async () => {
  getPlaylistsCountByProgram.mockRejectedValue(new Error('down'));
  getCard.mockResolvedValue(programmeCard({ idProgram: 7 }));
  show().look(true);
  expect(await screen.findByRole('link', { name: /^Nightfall/ })).toBeVisible();
  expect(screen.queryByText(/playlists/)).not.toBeInTheDocument();
});

test('shows a failed card with Retry, and distinguishes one outside the subscription', async () => {
  getPlaylistsCountByProgram.mockResolvedValue(0);
  getCard.mockRejectedValueOnce(new Error('down')).mockResolvedValue(null);
  show().look(true);
  expect(await screen.findByRole('alert')).toHaveTextContent('The programme could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Selected information out of your subscription.')).toBeVisible();
});
