import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { showPlaylists, showPlaylistsOf } from './playlists-page.fixture.tsx';

const MONDAY = playlist({ id: 1, name: 'Monday' });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function deleteMonday() {
  await press('Delete “Monday”');
  await press('Delete');
}
const copyMonday = () => press('Duplicate “Monday”');

/** Leaves the page while a change is being stored. The change fails once `fail` is called. */
async function leaveDuring(change: () => Promise<void>) {
  const { promise, reject } = Promise.withResolvers<never>();
  const { host, unmount } = showPlaylists([MONDAY], {
    deletePlaylist: () => promise,
    duplicatePlaylist: () => promise,
  });
  await change();
  expect(host.heldWork()).toBe(1);
  unmount();
  const fail = async () => {
    reject(new Error('down'));
    await waitFor(() => {
      expect(host.heldWork()).toBe(0);
    });
  };
  return { host, fail };
}

describe('after the user has left the page', () => {
  test.each([
    ['a deletion', deleteMonday],
    ['a copy', copyMonday],
  ])('%s is unsaved work until it is stored or has failed', async (_, change) => {
    const { host, fail } = await leaveDuring(change);
    expect(host.heldWork()).toBe(1);
    await fail();
  });

  test.each([
    ['a deletion', deleteMonday, '未能删除“Monday”。'],
    ['a copy', copyMonday, '未保存任何更改'],
  ])('%s may fail: the page says so once they return, in its language', async (_, change, text) => {
    const { host, fail } = await leaveDuring(change);
    await fail();
    host.setLanguage('ch');
    const { unmount } = showPlaylistsOf(host);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    unmount();
    showPlaylistsOf(host);
    await screen.findByRole('article');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a deletion may fail after they have returned', async () => {
    const { host, fail } = await leaveDuring(deleteMonday);
    showPlaylistsOf(host);
    await screen.findByRole('article');
    await fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('“Monday” could not be deleted.');
  });

  test.each(['before', 'after'])(
    'the next user does not see a failure from %s the change of user',
    async (when) => {
      const { host, fail } = await leaveDuring(deleteMonday);
      const session = host.session.get();
      if (when === 'before') await fail();
      host.setSession(session && { ...session, IdUser: 2 });
      showPlaylistsOf(host);
      await screen.findByRole('article');
      if (when === 'after') await fail();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});

test('Back to the page keeps shared playlists hidden, and a new visit shows them', async () => {
  const theirs = playlist({ id: 3, name: 'Theirs', isShared: true, username: 'colleague' });
  const { host, unmount } = showPlaylists([MONDAY, theirs]);
  await userEvent.click(await screen.findByRole('switch', { name: 'Show shared playlists' }));
  unmount();
  host.navigate('/elsewhere');
  host.history.back();
  const again = showPlaylistsOf(host);
  expect(await screen.findByRole('switch')).not.toBeChecked();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  again.unmount();
  host.navigate('/playlists');
  showPlaylistsOf(host);
  expect(await screen.findByRole('switch')).toBeChecked();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
