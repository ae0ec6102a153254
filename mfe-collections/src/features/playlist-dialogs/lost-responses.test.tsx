import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';
import { showDialog } from '../../testing/show-dialog.tsx';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { AddToPlaylistDialog } from './add-to-playlist-dialog.tsx';

const MONDAY = playlist({ id: 1, name: 'Monday' });
const TUESDAY = playlist({ id: 2, name: 'Tuesday' });

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** The response is lost after the server has made the change. */
const lose = () => Promise.reject(new ApiFailure('unreachable', 'lost'));

test('[PLM-02] Undo restores the playlists of a programme whose change was sent again after a lost response', async () => {
  let holding = [MONDAY];
  const sent: (readonly number[])[] = [];
  const addProgramsToPlaylist: ApiClient['addProgramsToPlaylist'] = ({ body: { idPlaylists } }) => {
    sent.push(idPlaylists);
    holding = [MONDAY, TUESDAY].filter(({ id }) => idPlaylists.includes(id));
    return sent.length === 1 ? lose() : Promise.resolve(0);
  };
  showDialog<'add-to-playlist'>(
    AddToPlaylistDialog,
    {
      filter: { selectMode: 'Include', selectedIds: [7] },
      count: 1,
      name: 'Nightfall',
      mode: 'ReplaceByProgram',
    },
    {
      addProgramsToPlaylist,
      getPlaylists: () => Promise.resolve([MONDAY, TUESDAY]),
      getPlaylistsByProgram: () => Promise.resolve(holding),
    },
  );
  await userEvent.click(await screen.findByRole('option', { name: /^Tuesday/ }));
  await press('Confirm');
  expect(await screen.findByRole('alert')).toHaveTextContent('There was no response');
  await press('Confirm');
  expect(await screen.findByText('“Nightfall” is now in 2 of your own playlists.')).toBeVisible();
  await press('Undo');
  await screen.findByText('Undone.');
  expect(sent).toEqual([[1, 2], [1, 2], [1]]);
});

test('[PLM-01] a playlist whose creation got no response is among the existing ones', async () => {
  let playlists = [MONDAY];
  const addPlaylist: ApiClient['addPlaylist'] = () => {
    playlists = [MONDAY, TUESDAY];
    return lose();
  };
  showDialog<'add-to-playlist'>(
    AddToPlaylistDialog,
    { filter: { term: 'night', isAllSelected: true }, count: 12 },
    { addPlaylist, getPlaylists: () => Promise.resolve(playlists) },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Create a new playlist/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Tuesday');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('There was no response');
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Tuesday');
  await press('Cancel');
  await press(/Add to existing playlists/);
  expect(await screen.findByRole('option', { name: /^Tuesday/ })).toBeVisible();
});
