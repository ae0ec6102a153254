import { defineScreen } from '@airdex/mfe-kit/screen';
import { AddToPlaylistDialog } from '../features/playlist-dialogs/add-to-playlist-dialog.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-collections',
  exposed: './add-to-playlist-dialog',
  texts,
  component: AddToPlaylistDialog,
});
