import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, startApp } from '../testing/app-for-tests.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

test('counts again when playlists change', async () => {
  let count = 1;
  const { services } = await startApp({
    answers: { 'Playlist/GetUnseenSharedPlaylistCount': () => answer(count) },
  });
  await screen.findByText('1 new shared playlist');
  count = 2;
  act(() => services.host.bus.raise('playlistsChange'));
  expect(await screen.findByText('2 new shared playlists')).toBeInTheDocument();
});

test('counts once when playlists change on their own page', async () => {
  const { services, calls } = await startApp({
    path: '/playlists',
    answers: {
      'Playlist/GetUnseenSharedPlaylistCount': () => answer(0),
      'Playlist/MarkSharedPlaylistsAsSeen': () => answer(true),
    },
  });
  const counts = () => calls('Playlist/GetUnseenSharedPlaylistCount');
  await waitFor(() => expect(calls('Playlist/MarkSharedPlaylistsAsSeen')).toHaveLength(1));
  const before = counts().length;
  await act(() => {
    services.host.bus.raise('playlistsChange');
    return Promise.resolve();
  });
  await waitFor(() => expect(counts().length).toBeGreaterThan(before));
  expect(counts()).toHaveLength(before + 1);
});

test('[NAV-03] a page in a hidden tab marks playlists as seen only when the user comes back to it', async () => {
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { calls } = await startApp({
    path: '/playlists',
    answers: {
      'Playlist/GetUnseenSharedPlaylistCount': () => answer(1),
      'Playlist/MarkSharedPlaylistsAsSeen': () => answer(true),
    },
  });
  const marks = () => calls('Playlist/MarkSharedPlaylistsAsSeen');
  await screen.findByText('1 new shared playlist');
  expect(marks()).toHaveLength(0);
  isHidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(marks()).toHaveLength(1));
});
