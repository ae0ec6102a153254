import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { gone } from '../../testing/show-dialog.tsx';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { showPlaylists } from './playlists-page.fixture.tsx';

const MONDAY = playlist({ id: 1, name: 'Monday' });
const TUESDAY = playlist({ id: 2, name: 'Tuesday', isShared: true });
const THEIRS = playlist({ id: 3, name: 'Theirs', isShared: true, username: 'colleague' });

const button = (name: string) => screen.getByRole('button', { name });
const find = (name: string) => screen.findByRole('button', { name });
const opens = (name: string) => screen.queryByRole('button', { name: `Show the playlist “${name}”` });
const dialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');

afterEach(() => {
  jest.useRealTimers();
});

test('a playlist that its owner no longer shares disappears with a message', async () => {
  const kept = [MONDAY, THEIRS];
  const { host } = showPlaylists(kept);
  await find('Unlink “Theirs”');
  kept.pop();
  act(() => {
    host.bus.raise('playlistsChange');
  });
  expect(await screen.findByText('“Theirs” is no longer shared with you.')).toBeVisible();
  expect(opens('Theirs')).toBeNull();
});

describe('a playlist that is gone', () => {
  test.each([
    ['Unlink', THEIRS, '“Theirs” is no longer shared with you.'],
    ['Edit', MONDAY, '“Monday” was deleted in another window.'],
    ['Share', MONDAY, '“Monday” was deleted in another window.'],
    ['Delete', MONDAY, '“Monday” was deleted in another window.'],
  ])('closes its dialog “%s”, with a message', async (action, its, message) => {
    const kept = [MONDAY, TUESDAY, THEIRS];
    const { host } = showPlaylists(kept, { getSharedPlaylistUsers: () => Promise.resolve([]) });
    await userEvent.click(await find(`${action} “${its.name}”`));
    await waitFor(() => {
      expect(dialog()).toBeVisible();
    });
    kept.splice(kept.indexOf(its), 1);
    act(() => {
      host.bus.raise('playlistsChange');
    });
    expect(await screen.findByText(message)).toBeVisible();
    expect(dialog()).toBeNull();
    expect(opens(its.name)).toBeNull();
    expect(opens('Tuesday')).toBeVisible();
  });

  test('leaves the dialog about another one open', async () => {
    const kept = [MONDAY, THEIRS];
    const { host } = showPlaylists(kept);
    await userEvent.click(await find('Edit “Monday”'));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' nights');
    kept.pop();
    act(() => {
      host.bus.raise('playlistsChange');
    });
    expect(await screen.findByText('“Theirs” is no longer shared with you.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Monday nights');
  });

  test('is detected when its dialog saves', async () => {
    const kept = [MONDAY, TUESDAY];
    showPlaylists(kept, {
      savePlaylist: () => {
        kept.shift();
        return Promise.reject(gone());
      },
    });
    await userEvent.click(await find('Edit “Monday”'));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' nights');
    await userEvent.click(button('Confirm'));
    expect(await screen.findByText('“Monday” was deleted in another window.')).toBeVisible();
    expect(dialog()).toBeNull();
  });
});

test('a playlist that is gone when it is duplicated disappears, and the message until the next action', async () => {
  const kept = [MONDAY, THEIRS];
  showPlaylists(kept, {
    duplicatePlaylist: ({ params: { id } }) => {
      if (id !== THEIRS.id) return Promise.resolve({ ...MONDAY, id: 4, name: 'Monday (copy)' });
      kept.pop();
      return Promise.reject(gone());
    },
  });
  await userEvent.click(await find('Duplicate “Theirs”'));
  const failure = await screen.findByText('“Theirs” is no longer available.');
  expect(await screen.findByText('“Theirs” is no longer shared with you.')).toBeVisible();
  expect(opens('Theirs')).toBeNull();
  await userEvent.click(button('Duplicate “Monday”'));
  expect(await screen.findByText('Duplicated as “Monday (copy)”.')).toBeVisible();
  expect(failure).not.toBeInTheDocument();
});

describe('an open page loads its list again each minute', () => {
  async function timesLoaded(kept: readonly ReturnType<typeof playlist>[]) {
    jest.useFakeTimers();
    const getPlaylists = jest.fn<ApiClient['getPlaylists']>(() => Promise.resolve([...kept]));
    showPlaylists(kept, { getPlaylists });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    const before = getPlaylists.mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(121_000));
    return getPlaylists.mock.calls.length - before;
  }

  test.each([
    ['those of colleagues', THEIRS],
    ['own ones', TUESDAY],
  ])('if it shows shared playlists, %s, as no event reports what colleagues do', async (_, shared) => {
    expect(await timesLoaded([MONDAY, shared])).toBe(2);
  });

  test('but not if none is shared', async () => {
    expect(await timesLoaded([MONDAY])).toBe(0);
  });
});

test('the focus moves on when the button for unlinking users disappears with the last user', async () => {
  const kept = [MONDAY, TUESDAY];
  const { host } = showPlaylists(kept);
  const unlinkUsers = await find('Shared: unlink users of “Tuesday”');
  act(() => {
    unlinkUsers.focus();
  });
  kept[1] = { ...TUESDAY, isShared: false };
  act(() => {
    host.bus.raise('playlistsChange');
  });
  await waitFor(() => {
    expect(unlinkUsers).not.toBeInTheDocument();
  });
  expect(button('Delete “Tuesday”')).toHaveFocus();
});

test.each(['Share “Tuesday”', 'Shared: unlink users of “Tuesday”'])(
  'the button for unlinking users disappears when the dialog “%s” shows that there are none any more',
  async (opener) => {
    const kept = [MONDAY, TUESDAY];
    showPlaylists(kept, { getSharedPlaylistUsers: () => Promise.resolve([]) });
    const unlinkUsers = await find('Shared: unlink users of “Tuesday”');
    // The last user unlinks it.
    kept[1] = { ...TUESDAY, isShared: false };
    await userEvent.click(button(opener));
    await userEvent.click(await find('Cancel'));
    await waitFor(() => {
      expect(unlinkUsers).not.toBeInTheDocument();
    });
    await waitFor(() => {
      expect(document.body).not.toHaveFocus();
    });
  },
);
