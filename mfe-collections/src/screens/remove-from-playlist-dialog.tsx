import { defineScreen } from '@airdex/mfe-kit/screen';
import { RemoveFromPlaylistDialog } from '../features/playlist-dialogs/remove-from-playlist-dialog.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-collections',
  exposed: './remove-from-playlist-dialog',
  texts,
  component: RemoveFromPlaylistDialog,
});
