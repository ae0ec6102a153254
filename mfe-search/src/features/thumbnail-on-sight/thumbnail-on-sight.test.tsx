import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { fakeSight } from './sight.fixture.ts';
import { ThumbnailOnSight } from './thumbnail-on-sight.tsx';

const getPlaylistsCountByProgram = jest.fn<ApiClient['getPlaylistsCountByProgram']>();

function show() {
  const sight = fakeSight();
  const host = createTestHost({ api: { getPlaylistsCountByProgram } });
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <ThumbnailOnSight line={programmeLine({ idProgram: 7, localTitle: 'Borders' })} />
    </ScreenProviders>,
  );
  return sight;
}

afterEach(() => {
  jest.restoreAllMocks();
  getPlaylistsCountByProgram.mockReset();
});

test('[THU-02] shows the list’s data immediately, and loads the playlists when visible', async () => {
  const count = Promise.withResolvers<number>();
  getPlaylistsCountByProgram.mockReturnValue(count.promise);
  const sight = show();
  expect(getPlaylistsCountByProgram).not.toHaveBeenCalled();
  sight.look(true);
  expect(screen.getByRole('link', { name: /^Borders/ })).toBeVisible();
  expect(screen.getByText('Checking your playlists…')).toBeInTheDocument();
  await act(async () => count.resolve(0));
  await waitFor(() => expect(screen.queryByText(/playlists/)).not.toBeInTheDocument());
});

test('[THU-02] loads the playlists once, and shows how many there are', async () => {
  getPlaylistsCountByProgram.mockResolvedValue(2);
  const sight = show();
  sight.look(false);
  expect(getPlaylistsCountByProgram).not.toHaveBeenCalled();
  sight.look(true);
  expect(await screen.findByText('In 2 playlists')).toBeInTheDocument();
  sight.look(true);
  expect(getPlaylistsCountByProgram).toHaveBeenCalledTimes(1);
});

test('has its title for screen readers before it is visible', () => {
  getPlaylistsCountByProgram.mockResolvedValue(0);
  const sight = show();
  expect(screen.getByRole('img', { name: 'Borders' })).toBeInTheDocument();
  sight.look(true);
  expect(screen.queryByRole('img', { name: 'Borders' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Borders/ })).toBeVisible();
});

test('shows everything else when playlists fail to load', async () => {
  getPlaylistsCountByProgram.mockRejectedValue(new Error('down'));
  show().look(true);
  await waitFor(() => expect(screen.queryByText(/playlists/)).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /^Borders/ })).toBeVisible();
});
