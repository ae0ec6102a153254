import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gone, showDialog } from '../../testing/show-dialog.tsx';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { AddToPlaylistDialog } from './add-to-playlist-dialog.tsx';
import { RemoveFromPlaylistDialog } from './remove-from-playlist-dialog.tsx';

type Change = (input: { readonly body: { readonly idPlaylists: readonly number[] } }) => Promise<number>;

/** Playlists that fail at the first change, because another window has deleted all but the last. */
function deletedPlaylists(...names: string[]) {
  const stored = names.map((name, at) => playlist({ id: at + 1, name, programCount: 3 }));
  const change = jest
    .fn<Change>(() => Promise.resolve(12))
    .mockImplementationOnce(() => {
      stored.splice(0, stored.length - 1);
      return Promise.reject(gone());
    });
  return { change, getPlaylists: () => Promise.resolve([...stored]) };
}
const option = (name: RegExp) => screen.queryByRole('option', { name });
const tick = (name: RegExp) => userEvent.click(screen.getByRole('option', { name }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
const PROPS = { filter: { term: 'night', isAllSelected: true }, count: 12 } as const;

test('playlists that another window deleted are named and no longer offered; the others get the programmes', async () => {
  const { change, getPlaylists } = deletedPlaylists('Monday', 'Tuesday', 'Friday');
  const { answer } = showDialog<'add-to-playlist'>(AddToPlaylistDialog, PROPS, {
    getPlaylists,
    addProgramsToPlaylist: change,
  });
  await userEvent.click(await screen.findByRole('button', { name: /Add to existing playlists/ }));
  await tick(/^Monday/);
  await tick(/^Tuesday/);
  await tick(/^Friday/);
  await confirm();
  expect(await screen.findByText('“Monday” and “Tuesday” were deleted in another window.')).toBeVisible();
  expect([option(/^Monday/), option(/^Tuesday/)]).toEqual([null, null]);
  expect(screen.getByText('1 selected')).toBeVisible();
  await confirm();
  await waitFor(() => {
    expect(answer).toHaveBeenCalledWith({ idPlaylists: [3], mode: 'Add' });
  });
  expect(change.mock.calls.map(([{ body }]) => body.idPlaylists)).toEqual([[1, 2, 3], [3]]);
});

test('a removal names a playlist that another window deleted, and waits for another choice', async () => {
  const { change, getPlaylists } = deletedPlaylists('Monday', 'Friday');
  showDialog<'remove-from-playlist'>(RemoveFromPlaylistDialog, PROPS, {
    getPlaylists,
    removeProgramsToPlaylist: change,
  });
  await screen.findByRole('option', { name: /^Monday/ });
  await tick(/^Monday/);
  await confirm();
  expect(await screen.findByText('“Monday” was deleted in another window.')).toBeVisible();
  expect(option(/^Monday/)).toBeNull();
  const pressed = screen.getByRole('button', { name: 'Confirm' });
  // It cannot be pressed, but it keeps the focus.
  expect(pressed).toHaveAttribute('aria-disabled', 'true');
  expect(pressed).toBeEnabled();
  expect(pressed).toHaveFocus();
  await confirm();
  expect(change).toHaveBeenCalledTimes(1);
});
