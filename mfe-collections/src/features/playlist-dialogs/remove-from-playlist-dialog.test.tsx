import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programmeLine } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { DialogProps } from '@airdex/shared-contracts/remote-contract';
import { showDialog } from '../../testing/show-dialog.tsx';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { RemoveFromPlaylistDialog } from './remove-from-playlist-dialog.tsx';

type Remove = ApiClient['removeProgramsToPlaylist'];

const TICKED: DialogProps<'remove-from-playlist'>['filter'] = {
  selectedPlaylists: [1],
  selectMode: 'Include',
  selectedIds: [7, 8],
};
const option = (name: RegExp) => screen.getByRole('option', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Removes the programmes from Monday, and undoes it. */
async function removeAndUndo() {
  await userEvent.click(await screen.findByRole('option', { name: /^Monday/ }));
  await press('Confirm');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone.');
}

interface Opened {
  readonly count?: number;
  readonly filter?: typeof TICKED;
  readonly language?: Language;
}

function open(api: Partial<ApiClient>, { count = 2, filter = TICKED, language = 'en' }: Opened = {}) {
  return showDialog<'remove-from-playlist'>(
    RemoveFromPlaylistDialog,
    { filter, count },
    {
      getPlaylists: () =>
        Promise.resolve([
          playlist({ id: 1, name: 'Monday', programCount: 3 }),
          playlist({ id: 2, name: 'Tuesday', programCount: 1 }),
          playlist({ id: 3, name: 'Empty' }),
        ]),
      ...api,
    },
    language,
  );
}

test.each([
  [1, 'Are you sure you want to remove the 1 programme from these Playlists?'],
  [1234, 'Are you sure you want to remove the 1,234 programmes from these Playlists?'],
])('[PLM-03] asks with the count of %i', async (count, question) => {
  open({}, { count });
  expect(await screen.findByText(question)).toBeVisible();
});

test('asks in Chinese', async () => {
  open({}, { language: 'ch' });
  expect(await screen.findByText('确定要将这 2 个节目从这些片单中移除吗？')).toBeVisible();
});

test('[PLM-03] waits for a selection among the playlists that are not empty, then removes from those', async () => {
  const removeProgramsToPlaylist = jest.fn<Remove>(() => Promise.resolve(2));
  const { answer, raised } = open({ removeProgramsToPlaylist });
  await screen.findByRole('option', { name: /^Monday/ });
  expect(screen.queryByRole('option', { name: /^Empty/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByRole('searchbox'), 'mon');
  await waitFor(() => {
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
  await userEvent.click(option(/^Monday/));
  await press('Confirm');
  await waitFor(() => {
    expect(answer.mock.calls).toEqual([[{ idPlaylists: [1] }]]);
  });
  expect(removeProgramsToPlaylist.mock.calls.map(([{ body }]) => body)).toEqual([
    { idPlaylists: [1], filter: TICKED },
  ]);
  expect(raised).toEqual(['playlistsChange']);
  expect(screen.getByRole('status')).toHaveTextContent('2 programmes removed from “Monday”.');
});

test('can be undone by the ids that were ticked, even if the search no longer finds them', async () => {
  const addProgramsToPlaylist = jest.fn<ApiClient['addProgramsToPlaylist']>(() => Promise.resolve(2));
  open({ removeProgramsToPlaylist: () => Promise.resolve(2), addProgramsToPlaylist });
  await removeAndUndo();
  expect(addProgramsToPlaylist.mock.calls.map(([{ body }]) => body)).toEqual([
    { idPlaylists: [1], filter: { selectMode: 'Include', selectedIds: [7, 8] }, mode: 'Add' },
  ]);
});

test('emptying a playlist can be undone: its programmes are listed before they are removed', async () => {
  const addProgramsToPlaylist = jest.fn<ApiClient['addProgramsToPlaylist']>(() => Promise.resolve(2));
  const programs = [7, 8].map((idProgram) => programmeLine({ idProgram }));
  open(
    {
      getAdvancedSearchPrograms: () => Promise.resolve({ programs, count: null, hideRatings: false }),
      removeProgramsToPlaylist: () => Promise.resolve(2),
      addProgramsToPlaylist,
    },
    { filter: { selectedPlaylists: [1], isAllSelected: true } },
  );
  await removeAndUndo();
  expect(addProgramsToPlaylist.mock.calls.map(([{ body }]) => body)).toEqual([
    { idPlaylists: [1], filter: { selectMode: 'Include', selectedIds: [7, 8] }, mode: 'Add' },
  ]);
});

test('offers no Undo if only some programmes were removed, or if it is unknown which ones', async () => {
  const { leave } = open({ removeProgramsToPlaylist: () => Promise.resolve(1) });
  await userEvent.click(await screen.findByRole('option', { name: /^Monday/ }));
  await press('Confirm');
  expect(await screen.findByText('1 programme removed from “Monday”; 1 not there.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await press('Close');
  expect(leave).toHaveBeenCalled();

  open(
    {
      getAdvancedSearchPrograms: () => Promise.reject(new Error('down')),
      removeProgramsToPlaylist: () => Promise.resolve(2),
    },
    { filter: { selectedPlaylists: [1] } },
  );
  await userEvent.click(await screen.findByRole('option', { name: /^Monday/ }));
  await press('Confirm');
  expect(await screen.findByText('2 programmes removed from “Monday”.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('keeps the selection after a failure', async () => {
  const { raised } = open({ removeProgramsToPlaylist: () => Promise.reject(new Error('down')) });
  await userEvent.click(await screen.findByRole('option', { name: /^Tuesday/ }));
  await press('Confirm');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved');
  expect(option(/^Tuesday/)).toHaveAttribute('aria-selected', 'true');
  expect(raised).toEqual([]);
});

test('shows a message if every playlist is empty', async () => {
  open({ getPlaylists: () => Promise.resolve([playlist({ id: 3 })]) });
  expect(await screen.findByText('All your playlists are empty.')).toBeVisible();
});
