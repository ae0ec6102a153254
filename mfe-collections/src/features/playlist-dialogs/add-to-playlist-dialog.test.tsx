import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { DialogProps } from '@airdex/shared-contracts/remote-contract';
import { refusal, showDialog } from '../../testing/show-dialog.tsx';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { AddToPlaylistDialog } from './add-to-playlist-dialog.tsx';

type Add = ApiClient['addProgramsToPlaylist'];

const MONDAY = playlist({ id: 1, name: 'Monday', programCount: 3, isShared: true });
const TUESDAY = playlist({ id: 2, name: 'Tuesday', description: '<i>Late</i> shows' });
const FILTER: DialogProps<'add-to-playlist'>['filter'] = { term: 'night', isAllSelected: true };

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const option = (name: RegExp) => screen.getByRole('option', { name });
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

function open(
  api: Partial<ApiClient>,
  {
    playlists = [MONDAY, TUESDAY],
    ...props
  }: Partial<DialogProps<'add-to-playlist'>> & {
    playlists?: (typeof MONDAY)[];
  } = {},
) {
  const getPlaylists = jest.fn<ApiClient['getPlaylists']>(() => Promise.resolve(playlists));
  const shown = showDialog<'add-to-playlist'>(
    AddToPlaylistDialog,
    { filter: FILTER, count: 12, ...props },
    { getPlaylists, ...api },
  );
  return { ...shown, getPlaylists };
}

/** Opens the list of existing playlists. */
async function openList(...given: Parameters<typeof open>) {
  const shown = open(...given);
  await userEvent.click(await screen.findByRole('button', { name: /Add to existing playlists/ }));
  return shown;
}

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
