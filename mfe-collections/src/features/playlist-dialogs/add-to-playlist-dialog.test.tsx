import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { refusal } from '../../testing/show-dialog.tsx';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { confirm, FILTER, open, openList, option, press, type Add } from './testing/open-add-dialog.tsx';

describe('the menu', () => {
  test('[PLM-01] offers existing playlists or a new one; cancel of either leads back, and then closes', async () => {
    const { answer } = await openList({});
    await press('Cancel');
    await press(/Create a new playlist/);
    expect(screen.getByRole('dialog', { name: 'Create a playlist' })).toBeVisible();
    await press('Cancel');
    await press('Cancel');
    expect(answer.mock.calls).toEqual([[null]]);
  });

  test('[PLM-01] is skipped without playlists, where cancel of the form closes', async () => {
    const { answer } = open({}, { playlists: [] });
    expect(await screen.findByRole('dialog', { name: 'Create a playlist' })).toBeVisible();
    await press('Cancel');
    expect(answer.mock.calls).toEqual([[null]]);
  });

  test('offers own playlists only, because those of others cannot be changed', async () => {
    const { getPlaylists } = await openList({});
    expect(getPlaylists.mock.calls.map(([{ params }]) => params)).toEqual([
      { withShared: false, withCounts: true },
    ]);
  });
});

describe('adding to existing playlists', () => {
  test('[PLM-02] waits for a selection, and sends the playlists, the filter and the mode', async () => {
    const addProgramsToPlaylist = jest.fn<Add>(() => Promise.resolve(24));
    const { answer, raised } = await openList({ addProgramsToPlaylist });
    expect(screen.getByText('Choose the playlists for the 12 programmes.')).toBeVisible();
    expect(option(/^Tuesday/)).toHaveTextContent('0 programmes · Late shows');
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option(/^Monday/));
    await userEvent.click(option(/^Tuesday/));
    expect(screen.getByText('2 selected')).toBeVisible();
    await userEvent.click(confirm());
    await waitFor(() => {
      expect(answer.mock.calls).toEqual([[{ idPlaylists: [1, 2], mode: 'Add' }]]);
    });
    expect(addProgramsToPlaylist.mock.calls.map(([{ body }]) => body)).toEqual([
      { idPlaylists: [1, 2], filter: FILTER, mode: 'Add' },
    ]);
    expect(raised).toEqual(['playlistsChange']);
    expect(screen.getByRole('status')).toHaveTextContent('12 programmes added to 2 playlists.');
  });

  test('[PLM-02] finds playlists by the start of the name, and keeps selected ones that are not visible', async () => {
    await openList({});
    await userEvent.click(option(/^Monday/));
    await userEvent.type(screen.getByRole('searchbox'), ' TUES ');
    await waitFor(() => {
      expect(screen.getAllByRole('option')).toHaveLength(1);
    });
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(confirm()).toBeEnabled();
  });

  test('can be undone if every entry was new', async () => {
    const removeProgramsToPlaylist = jest.fn<ApiClient['removeProgramsToPlaylist']>(() =>
      Promise.resolve(12),
    );
    const { raised } = await openList({
      addProgramsToPlaylist: () => Promise.resolve(12),
      removeProgramsToPlaylist,
    });
    await userEvent.click(option(/^Monday/));
    await userEvent.click(confirm());
    expect(await screen.findByText('12 programmes added to “Monday”.')).toBeVisible();
    await press('Undo');
    await screen.findByText('Undone.');
    expect(removeProgramsToPlaylist.mock.calls.map(([{ body }]) => body)).toEqual([
      { idPlaylists: [1], filter: FILTER },
    ]);
    expect(raised).toEqual(['playlistsChange', 'playlistsChange']);
  });

  test.each([
    [5, '5 programmes added to “Monday”; 7 already there.'],
    [0, 'Nothing to add: everything is already in “Monday”.'],
  ])(
    'of which %i are new is reported without Undo, which would remove the others too',
    async (added, message) => {
      await openList({ addProgramsToPlaylist: () => Promise.resolve(added) });
      await userEvent.click(option(/^Monday/));
      await userEvent.click(confirm());
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    },
  );

  test('of which some were there counts the entries of all playlists', async () => {
    await openList({ addProgramsToPlaylist: () => Promise.resolve(14) });
    await userEvent.click(option(/^Monday/));
    await userEvent.click(option(/^Tuesday/));
    await userEvent.click(confirm());
    expect(
      await screen.findByText('14 of 24 entries added to the playlists; the others were already there.'),
    ).toBeVisible();
  });

  test('that fails shows the reason, keeps the selection and raises no event', async () => {
    const tooMany = refusal('Too many programmes for this many playlists at once. Choose fewer of them.');
    const { answer, raised } = await openList({ addProgramsToPlaylist: () => Promise.reject(tooMany) });
    await userEvent.click(option(/^Monday/));
    await userEvent.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many programmes');
    expect(option(/^Monday/)).toHaveAttribute('aria-selected', 'true');
    expect(raised).toEqual([]);
    expect(answer).not.toHaveBeenCalled();
  });
});

test('[PLM-01] selects a new playlist too, and adds to it after confirmation', async () => {
  const addPlaylist = jest.fn<ApiClient['addPlaylist']>(() =>
    Promise.resolve(playlist({ id: 9, name: 'Friday' })),
  );
  const addProgramsToPlaylist = jest.fn<Add>(() => Promise.resolve(12));
  const { answer, raised } = await openList({ addPlaylist, addProgramsToPlaylist });
  await userEvent.click(option(/^Tuesday/));
  await press('Cancel');
  await userEvent.click(await screen.findByRole('button', { name: /Create a new playlist/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Friday');
  await press('Save');
  // It is the first, so that it is in view; what was ticked before Cancel is not.
  await waitFor(() => {
    expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(/^Friday/);
  });
  expect(screen.getAllByRole('option', { selected: true })).toEqual([option(/^Friday/)]);
  expect(addPlaylist.mock.calls.map(([{ body }]) => body)).toEqual([{ name: 'Friday', description: '' }]);
  expect(raised).toEqual(['playlistsChange']);
  expect(addProgramsToPlaylist).not.toHaveBeenCalled();
  await userEvent.click(option(/^Monday/));
  await userEvent.click(confirm());
  await waitFor(() => {
    expect(answer.mock.calls).toEqual([[{ idPlaylists: [9, 1], mode: 'Add' }]]);
  });
});
