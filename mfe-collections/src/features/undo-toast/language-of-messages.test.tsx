import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showDialog } from '../../testing/show-dialog.tsx';
import { AddToPlaylistDialog } from '../playlist-dialogs/add-to-playlist-dialog.tsx';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { showPlaylists } from '../playlists/playlists-page.fixture.tsx';

const MONDAY = playlist({ id: 1, name: 'Monday' });

async function deleteMonday(deletePlaylist: () => Promise<true>) {
  const { host } = showPlaylists([MONDAY], { deletePlaylist });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Monday”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  return host;
}

test('what has happened on a page is shown in the language that the user switches to', async () => {
  const host = await deleteMonday(() => Promise.resolve(true));
  await screen.findByText('“Monday” deleted.');
  act(() => {
    host.setLanguage('ch');
  });
  expect(await screen.findByText('已删除“Monday”。')).toBeVisible();
});

test('why something has failed is shown in the language that the user switches to', async () => {
  const host = await deleteMonday(() => Promise.reject(new Error('down')));
  await screen.findByText('“Monday” could not be deleted.');
  act(() => {
    host.setLanguage('ch');
  });
  expect(await screen.findByText('未能删除“Monday”。')).toBeVisible();
});

test('the result of a dialog is shown in the language that the user switches to', async () => {
  const { host } = showDialog<'add-to-playlist'>(
    AddToPlaylistDialog,
    { filter: { term: 'night', isAllSelected: true }, count: 1200 },
    { getPlaylists: () => Promise.resolve([MONDAY]), addProgramsToPlaylist: () => Promise.resolve(1200) },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Add to existing playlists/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Monday/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText(/^1,200 programmes/);
  act(() => {
    host.setLanguage('ch');
  });
  expect(await screen.findByText('已将 1,200 个节目加入“Monday”。')).toBeVisible();
});
