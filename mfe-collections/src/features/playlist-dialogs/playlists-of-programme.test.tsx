import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { DialogProps } from '@airdex/shared-contracts/remote-contract';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { confirm, MONDAY, open, option, press, TUESDAY, type Add } from './testing/open-add-dialog.tsx';

describe('the playlists of one programme', () => {
  const one = {
    filter: { selectMode: 'Include', selectedIds: [7] },
    count: 1,
    name: 'Nightfall',
    mode: 'ReplaceByProgram',
  } as const satisfies DialogProps<'add-to-playlist'>;
  const getPlaylistsByProgram = () =>
    Promise.resolve([MONDAY, playlist({ id: 50, name: 'Of a colleague', username: 'colleague' })]);

  test('[PLM-02] are ticked initially; Confirm changes them to the ticked ones, and Undo restores the initial ones', async () => {
    const addProgramsToPlaylist = jest.fn<Add>(() => Promise.resolve(1));
    const { answer } = open({ addProgramsToPlaylist, getPlaylistsByProgram }, one);
    expect(await screen.findByText('Choose the playlists for “Nightfall”.')).toBeVisible();
    expect(option(/^Monday/)).toHaveAttribute('aria-selected', 'true');
    expect(option(/^Tuesday/)).toHaveAttribute('aria-selected', 'false');
    expect(
      screen.getByText('It is also in a playlist that is shared with you: “Of a colleague”.'),
    ).toBeVisible();
    await userEvent.click(option(/^Monday/));
    await userEvent.click(option(/^Tuesday/));
    await userEvent.click(confirm());
    await waitFor(() => {
      expect(answer.mock.calls).toEqual([[{ idPlaylists: [2], mode: 'ReplaceByProgram' }]]);
    });
    expect(screen.getByRole('status')).toHaveTextContent('“Nightfall” is now in 1 of your own playlists.');
    await press('Undo');
    await screen.findByText('Undone.');
    expect(addProgramsToPlaylist.mock.calls.map(([{ body }]) => [body.idPlaylists, body.mode])).toEqual([
      [[2], 'ReplaceByProgram'],
      [[1], 'ReplaceByProgram'],
    ]);
  });

  test('that another window changed meanwhile stay as they are, also after Undo', async () => {
    const addProgramsToPlaylist = jest.fn<Add>(() => Promise.resolve(1));
    let holding = [MONDAY];
    open({ addProgramsToPlaylist, getPlaylistsByProgram: () => Promise.resolve(holding) }, one);
    await userEvent.click(await screen.findByRole('option', { name: /^Monday/ }));
    holding = [MONDAY, TUESDAY];
    await userEvent.click(confirm());
    expect(await screen.findByText('“Nightfall” is now in 1 of your own playlists.')).toBeVisible();
    await press('Undo');
    await screen.findByText('Undone.');
    expect(addProgramsToPlaylist.mock.calls.map(([{ body }]) => body.idPlaylists)).toEqual([[2], [1, 2]]);
  });

  test('that another window changed after the change stay as they are after Undo', async () => {
    const addProgramsToPlaylist = jest.fn<Add>(() => Promise.resolve(1));
    let holding = [MONDAY];
    open({ addProgramsToPlaylist, getPlaylistsByProgram: () => Promise.resolve(holding) }, one);
    await userEvent.click(await screen.findByRole('option', { name: /^Monday/ }));
    await userEvent.click(confirm());
    expect(await screen.findByText('“Nightfall” is no longer in any of your own playlists.')).toBeVisible();
    holding = [TUESDAY];
    await press('Undo');
    await screen.findByText('Undone.');
    expect(addProgramsToPlaylist.mock.calls.map(([{ body }]) => body.idPlaylists)).toEqual([[], [1, 2]]);
  });

  test('stay as they are if Undo cannot load them', async () => {
    const addProgramsToPlaylist = jest.fn<Add>(() => Promise.resolve(1));
    const getPlaylistsByProgram = jest.fn<ApiClient['getPlaylistsByProgram']>(() =>
      Promise.resolve([MONDAY]),
    );
    open({ addProgramsToPlaylist, getPlaylistsByProgram }, one);
    await userEvent.click(await screen.findByRole('option', { name: /^Monday/ }));
    await userEvent.click(confirm());
    await screen.findByText('“Nightfall” is no longer in any of your own playlists.');
    getPlaylistsByProgram.mockRejectedValue(new Error('down'));
    await press('Undo');
    await screen.findByText('This could not be undone.');
    expect(addProgramsToPlaylist).toHaveBeenCalledTimes(1);
  });

  test('do not receive a programme that has left the catalogue', async () => {
    open({ addProgramsToPlaylist: () => Promise.resolve(0), getPlaylistsByProgram }, one);
    await userEvent.click(await screen.findByRole('option', { name: /^Tuesday/ }));
    await userEvent.click(confirm());
    expect(await screen.findByText('“Nightfall” is no longer available, so it was not added.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('[PLM-02] may be none; unchanged ones send nothing', async () => {
    const addProgramsToPlaylist = jest.fn<Add>(() => Promise.resolve(0));
    const { answer } = open({ addProgramsToPlaylist, getPlaylistsByProgram }, one);
    await screen.findByRole('option', { name: /^Monday/ });
    await userEvent.click(confirm());
    expect(answer.mock.calls).toEqual([[null]]);
    expect(addProgramsToPlaylist).not.toHaveBeenCalled();
  });
});
