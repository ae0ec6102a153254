import { defineScreen } from '@airdex/mfe-kit/screen';
import { SavedSearchesScreen } from '../features/saved-searches/saved-searches-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-collections',
  exposed: './saved-searches',
  texts,
  component: SavedSearchesScreen,
});
