import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { showPlaylists } from './playlists-page.fixture.tsx';

const MONDAY = playlist({ id: 1, name: 'Monday' });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function deleteMonday() {
  await press('Delete “Monday”');
  await press('Delete');
}

describe('a change that is being stored is unsaved work, also after the user has left the page', () => {
  test.each([
    ['a deletion', deleteMonday],
    ['a copy', () => press('Duplicate “Monday”')],
  ])('%s', async (_, act) => {
    const { promise, reject } = Promise.withResolvers<never>();
    const { host, unmount } = showPlaylists([MONDAY], {
      deletePlaylist: () => promise,
      duplicatePlaylist: () => promise,
    });
    await act();
    expect(host.heldWork()).toBe(1);
    unmount();
    expect(host.heldWork()).toBe(1);
    reject(new Error('down'));
    await waitFor(() => {
      expect(host.heldWork()).toBe(0);
    });
  });
});
