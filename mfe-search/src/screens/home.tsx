import { defineScreen } from '@airdex/mfe-kit/screen';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-search',
  exposed: './home',
  texts,
  component: HomeScreen,
});
