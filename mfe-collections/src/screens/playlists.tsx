import { defineScreen } from '@airdex/mfe-kit/screen';
import { PlaylistsScreen } from '../features/playlists/playlists-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-collections',
  exposed: './playlists',
  texts,
  component: PlaylistsScreen,
});
