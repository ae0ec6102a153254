import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { gone, refusal } from '../../testing/show-dialog.tsx';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { showPlaylists as show } from './playlists-page.fixture.tsx';

const MONDAY = playlist({ id: 1, name: 'Monday' });
const TUESDAY = playlist({ id: 2, name: 'Tuesday', isShared: true });
const THEIRS = playlist({ id: 3, name: 'Theirs', isShared: true, username: 'colleague' });

const button = (name: string) => screen.getByRole('button', { name });
const find = (name: string) => screen.findByRole('button', { name });
const opens = (name: string) => screen.queryByRole('button', { name: `Show the playlist “${name}”` });
const actionsOf = (name: string) =>
  screen
    .getAllByRole('button')
    .map((element) => element.getAttribute('aria-label') ?? '')
    .filter((label) => label.endsWith(`“${name}”`) && !label.startsWith('Show'));

test('[PLS-02] offers each playlist the actions that its user may take', async () => {
  show([MONDAY, TUESDAY, THEIRS]);
  await find('Edit “Monday”');
  expect(actionsOf('Monday')).toEqual([
    'Share “Monday”',
    'Edit “Monday”',
    'Duplicate “Monday”',
    'Delete “Monday”',
  ]);
  expect(actionsOf('Tuesday')).toContain('Shared: unlink users of “Tuesday”');
  expect(actionsOf('Theirs')).toEqual(['Duplicate “Theirs”', 'Unlink “Theirs”']);
});

test('hides shared playlists on request, and offers it only if there are any', async () => {
  const kept = [MONDAY, THEIRS];
  const { host } = show(kept);
  await userEvent.click(await screen.findByRole('switch', { name: 'Show shared playlists' }));
  expect([opens('Monday'), opens('Theirs')].map((found) => found !== null)).toEqual([true, false]);
  kept.pop();
  act(() => {
    host.bus.raise('playlistsChange');
  });
  await waitFor(() => {
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});

describe('[PLS-02] a deletion', () => {
  async function deleteMonday(api: Partial<ApiClient>, kept = [MONDAY, TUESDAY]) {
    const shown = show(kept, api);
    await userEvent.click(await find('Delete “Monday”'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to delete “Monday”?',
    );
    await userEvent.click(button('Delete'));
    return shown;
  }

  test('happens at once, and can be undone', async () => {
    const kept = [MONDAY, TUESDAY];
    const { raised } = await deleteMonday(
      {
        deletePlaylist({ params }) {
          expect(params).toEqual({ id: 1 });
          kept.shift();
          return Promise.resolve(true);
        },
        restorePlaylist({ params }) {
          expect(params).toEqual({ id: 1 });
          kept.unshift(MONDAY);
          return Promise.resolve(MONDAY);
        },
      },
      kept,
    );
    await waitFor(() => {
      expect(opens('Monday')).toBeNull();
    });
    expect(kept).toEqual([TUESDAY]);
    expect(raised).toContain('playlistsChange');
    await userEvent.click(button('Undo'));
    await waitFor(() => {
      expect(opens('Monday')).toBeVisible();
    });
    expect(screen.getByRole('status')).toHaveTextContent('Undone.');
  });

  test('can be undone before the server has responded', async () => {
    const deleted = Promise.withResolvers<true>();
    const restorePlaylist = jest.fn<ApiClient['restorePlaylist']>(() => Promise.resolve(MONDAY));
    await deleteMonday({ deletePlaylist: () => deleted.promise, restorePlaylist });
    await waitFor(() => {
      expect(opens('Monday')).toBeNull();
    });
    await userEvent.click(button('Undo'));
    expect(restorePlaylist).not.toHaveBeenCalled();
    deleted.resolve(true);
    await waitFor(() => {
      expect(opens('Monday')).toBeVisible();
    });
    expect(restorePlaylist).toHaveBeenCalledTimes(1);
  });

  test('is undone with a message if the server refuses', async () => {
    await deleteMonday({ deletePlaylist: () => Promise.reject(new Error('down')) });
    expect(await screen.findByRole('alert')).toHaveTextContent('“Monday” could not be deleted.');
    expect(opens('Monday')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('can be undone even if another window has deleted the playlist first', async () => {
    const restorePlaylist = jest.fn<ApiClient['restorePlaylist']>(() => Promise.resolve(MONDAY));
    await deleteMonday({
      deletePlaylist: () => Promise.reject(gone()),
      restorePlaylist,
    });
    await userEvent.click(await find('Undo'));
    await waitFor(() => {
      expect(opens('Monday')).toBeVisible();
    });
    expect(restorePlaylist).toHaveBeenCalledTimes(1);
  });
});

test('[PLS-02] unlinks a shared playlist after asking with the specified words', async () => {
  const kept = [MONDAY, THEIRS];
  const unlinkSharedPlaylist = jest.fn<ApiClient['unlinkSharedPlaylist']>(() => {
    kept.pop();
    return Promise.resolve(true);
  });
  const requested: number[] = [];
  const getPlaylists = jest.fn<ApiClient['getPlaylists']>(() => Promise.resolve([...kept]));
  const { raised } = show(kept, {
    getPlaylists,
    unlinkSharedPlaylist,
    getPlaylistsPrograms: ({ params }) => {
      requested.push(Number(params.id));
      return Promise.resolve({ programs: [], count: 0 });
    },
  });
  await userEvent.click(await find('Unlink “Theirs”'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'UNLINK - Are you sure you want to unlink "Theirs"?',
  );
  await waitFor(() => {
    expect(requested.toSorted()).toEqual([1, 3]);
  });
  const loads = getPlaylists.mock.calls.length;
  await userEvent.click(button('Confirm'));
  await waitFor(() => {
    expect(opens('Theirs')).toBeNull();
    expect(getPlaylists.mock.calls.length).toBeGreaterThan(loads);
  });
  // The server would respond with 404 for the one that is gone.
  expect(requested.toSorted()).toEqual([1, 3]);
  expect(raised).toContain('playlistsChange');
  expect(screen.queryByText(/no longer shared with you/)).not.toBeInTheDocument();
});

test.each([
  ['own', MONDAY, 'Delete'],
  ['shared', THEIRS, 'Unlink'],
])('moves the focus to the heading when the last %s playlist disappears', async (_, its, action) => {
  const kept = [its];
  show(kept, {
    deletePlaylist: () => Promise.resolve(true),
    unlinkSharedPlaylist: () => {
      kept.pop();
      return Promise.resolve(true);
    },
  });
  await userEvent.click(await find(`${action} “${its.name}”`));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await question.findByRole('button', { name: /^(Delete|Confirm)$/ }));
  expect(await screen.findByText('You have no playlists yet.')).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('shows that a playlist is being duplicated, and why this failed', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const duplicatePlaylist = jest.fn<ApiClient['duplicatePlaylist']>(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  show([MONDAY], { duplicatePlaylist });
  await userEvent.click(await find('Duplicate “Monday”'));
  expect(screen.getByRole('status', { name: 'Duplicating “Monday”…' })).toBeVisible();
  expect(button('Duplicating “Monday”…')).toBeVisible();
  expect(duplicatePlaylist).toHaveBeenCalledTimes(1);
  act(() => {
    refuse(refusal('You have too many playlists.'));
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('You have too many playlists.');
});

test('duplicates one playlist while another is still being duplicated, and keeps why the other failed', async () => {
  let refuse: (error: Error) => void = () => undefined;
  let finish: () => void = () => undefined;
  const duplicatePlaylist = jest.fn<ApiClient['duplicatePlaylist']>(
    ({ params: { id } }) =>
      new Promise((resolve, reject) => {
        if (id === MONDAY.id) refuse = reject;
        finish = () => {
          resolve({ ...TUESDAY, id: 100, name: 'Copy of Tuesday' });
        };
      }),
  );
  show([MONDAY, TUESDAY], { duplicatePlaylist });
  await userEvent.dblClick(await find('Duplicate “Monday”'));
  await userEvent.click(button('Duplicate “Tuesday”'));
  expect(duplicatePlaylist.mock.calls.map(([{ params }]) => params.id)).toEqual([MONDAY.id, TUESDAY.id]);
  expect(screen.getByRole('status', { name: 'Duplicating “Monday”…' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Duplicating “Tuesday”…' })).toBeVisible();
  act(() => {
    refuse(refusal('You have too many playlists.'));
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('You have too many playlists.');
  expect(screen.queryByRole('status', { name: 'Duplicating “Monday”…' })).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Duplicating “Tuesday”…' })).toBeVisible();
  act(() => {
    finish();
  });
  expect(await screen.findByText(/Copy of Tuesday/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('You have too many playlists.');
});

test.each(['saveSearch', 'languageChange'] as const)('[PLS-04] reloads on %s', async (event) => {
  const kept = [MONDAY];
  const { host } = show(kept);
  await find('Edit “Monday”');
  kept.push(TUESDAY);
  act(() => {
    if (event === 'languageChange') host.setLanguage('ch');
    else host.bus.raise(event);
  });
  await waitFor(() => {
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});
