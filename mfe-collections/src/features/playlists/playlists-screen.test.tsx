import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programmeLine } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { showPlaylists } from './playlists-page.fixture.tsx';

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

test('stays on screen with its programmes when neither can be loaded again', async () => {
  const getPlaylistsPrograms = jest
    .fn<ApiClient['getPlaylistsPrograms']>()
    .mockResolvedValueOnce({ programs: [programmeLine({ idProgram: 1 })], count: 1200 })
    .mockRejectedValue(new Error('offline'));
  const getPlaylists = jest
    .fn<ApiClient['getPlaylists']>()
    .mockResolvedValueOnce([playlist({ id: 1 })])
    .mockRejectedValue(new Error('offline'));
  const { host } = showPlaylists([], { getPlaylists, getPlaylistsPrograms });
  await screen.findByText('1,200 programmes');
  act(() => {
    host.bus.raise('playlistsChange');
  });
  await waitFor(() => {
    expect(getPlaylistsPrograms).toHaveBeenCalledTimes(2);
  });
  expect(screen.getByText('1,200 programmes')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
