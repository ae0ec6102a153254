import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programmeLine } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, Playlist } from '@airdex/shared-contracts/api';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { showPlaylists, showPlaylistsOf } from './playlists-page.fixture.tsx';

const show = (getPlaylists: ApiClient['getPlaylists']) => showPlaylists([], { getPlaylists }).host;

test('names the owner of a playlist shared with the user, and marks own ones that are shared', async () => {
  show(() =>
    Promise.resolve([
      playlist({ id: 1, isShared: true, username: 'colleague' }),
      playlist({ id: 2, isShared: true }),
      playlist({ id: 3 }),
    ]),
  );
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => /shared by colleague|Shared/.exec(card.textContent)?.[0])).toEqual([
    'shared by colleague',
    'Shared',
    undefined,
  ]);
});

test('shows a description as text without active content', async () => {
  show(() =>
    Promise.resolve([playlist({ id: 1, description: '<b>For</b> Monday<img src=x onerror=alert(1)>' })]),
  );
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('For Monday');
  expect(card.querySelector('img')).toBeNull();
});

test('[QCK-06] searches for a playlist when its name is clicked', async () => {
  const host = show(() => Promise.resolve([playlist({ id: 9, name: 'Monday' })]));
  const raised: unknown[] = [];
  host.bus.on('Playlist').subscribe((payload) => raised.push(payload));
  await userEvent.click(await screen.findByRole('button', { name: 'Show the playlist “Monday”' }));
  expect(raised).toEqual([{ id: 9, name: 'Monday' }]);
});

describe('previews', () => {
  const MONDAY = playlist({ id: 1 });
  const TUESDAY = playlist({ id: 2 });

  /** The page with these playlists, each with this number of programmes. */
  function showCounts(kept: Playlist[], countOf: (id: number) => number) {
    const asked: number[] = [];
    const getPlaylistsPrograms: ApiClient['getPlaylistsPrograms'] = ({ params: { id } }) => {
      asked.push(Number(id));
      return Promise.resolve({ programs: [programmeLine({ idProgram: 1 })], count: countOf(Number(id)) });
    };
    const getPlaylists = jest.fn<ApiClient['getPlaylists']>(() => Promise.resolve([...kept]));
    return { asked, getPlaylists, ...showPlaylists(kept, { getPlaylists, getPlaylistsPrograms }) };
  }

  test('load again with the list if their playlists have changed, and only then', async () => {
    const kept = [MONDAY, TUESDAY];
    let count = 5;
    const { asked, host } = showCounts(kept, (id) => id * count);
    await screen.findByText('5 programmes');
    await screen.findByText('10 programmes');
    expect(asked.toSorted()).toEqual([1, 2]);
    count = 7;
    kept[1] = { ...TUESDAY, date: '2026-03-01T08:00:00.000Z' };
    act(() => {
      host.bus.raise('playlistsChange');
    });
    await screen.findByText('14 programmes');
    expect(screen.getByText('5 programmes')).toBeVisible();
    expect(asked).toHaveLength(3);
  });

  test('are shown at once when the page is opened again', async () => {
    const { asked, getPlaylists, host, unmount } = showCounts([MONDAY], () => 5);
    await screen.findByText('5 programmes');
    unmount();
    const before = getPlaylists.mock.calls.length;
    showPlaylistsOf(host);
    expect(screen.getByText('5 programmes')).toBeVisible();
    await waitFor(() => {
      expect(getPlaylists.mock.calls.length).toBeGreaterThan(before);
    });
    expect(asked).toEqual([1]);
  });

  test('stay on screen with the list when they cannot be loaded again', async () => {
    const kept = [MONDAY];
    const getPlaylistsPrograms = jest
      .fn<ApiClient['getPlaylistsPrograms']>()
      .mockResolvedValueOnce({ programs: [programmeLine({ idProgram: 1 })], count: 1200 })
      .mockRejectedValue(new Error('offline'));
    const getPlaylists = jest
      .fn<ApiClient['getPlaylists']>()
      .mockResolvedValueOnce([MONDAY])
      .mockResolvedValueOnce([{ ...MONDAY, date: '2026-03-01T08:00:00.000Z' }])
      .mockRejectedValue(new Error('offline'));
    const { host } = showPlaylists(kept, { getPlaylists, getPlaylistsPrograms });
    await screen.findByText('1,200 programmes');
    for (const times of [2, 3]) {
      act(() => {
        host.bus.raise('playlistsChange');
      });
      await waitFor(() => {
        expect(getPlaylists).toHaveBeenCalledTimes(times);
      });
      await waitFor(() => {
        expect(getPlaylistsPrograms).toHaveBeenCalledTimes(2);
      });
    }
    expect(screen.getByText('1,200 programmes')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('[PLS-04] the playlistsChange event reloads the list', async () => {
  const load = jest
    .fn<ApiClient['getPlaylists']>()
    .mockResolvedValueOnce([])
    .mockResolvedValue([playlist({ id: 1 })]);
  const host = show(load);
  await screen.findByText('You have no playlists yet.');
  act(() => {
    host.bus.raise('playlistsChange');
  });
  expect(await screen.findByRole('article')).toBeVisible();
});
