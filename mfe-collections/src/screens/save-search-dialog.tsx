import { defineScreen } from '@airdex/mfe-kit/screen';
import { SaveSearchDialog } from '../features/save-search-dialog/save-search-dialog.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-collections',
  exposed: './save-search-dialog',
  texts,
  component: SaveSearchDialog,
});
