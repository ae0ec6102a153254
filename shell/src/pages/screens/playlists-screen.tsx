import { useMarkPlaylistsSeen } from '../../queries/unseen-playlists.ts';
import { PlainScreen } from '../../remotes/screen/plain-screen.tsx';

/** The playlists. Visiting them marks those shared with the user as seen. */
export function PlaylistsScreen() {
  useMarkPlaylistsSeen();
  return <PlainScreen remote="mfe-collections" exposed="./playlists" />;
}
