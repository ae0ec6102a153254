import { render } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, Playlist } from '@airdex/shared-contracts/api';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { texts } from '../../texts/index.ts';
import { PlaylistsScreen } from './playlists-screen.tsx';

/** The page with these playlists, which a test may change. Also returns the events that it raises. */
export function showPlaylists(kept: readonly Playlist[], api: Partial<ApiClient> = {}) {
  const host = createTestHost({
    api: {
      getPlaylists: () => Promise.resolve([...kept]),
      getPlaylistsPrograms: () => Promise.resolve({ programs: [], count: 0 }),
      getSortablePlaylists: () => Promise.resolve([]),
      ...api,
    },
  });
  const raised: string[] = [];
  host.bus.all.subscribe(({ name }) => raised.push(name));
  return { host, raised, ...showPlaylistsOf(host) };
}

/** The page of a host, in which it may have been open before. */
export function showPlaylistsOf(host: HostServices) {
  return render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={host}>
      <PlaylistsScreen />
    </ScreenProviders>,
  );
}
