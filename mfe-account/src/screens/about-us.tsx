import { defineScreen } from '@airdex/mfe-kit/screen';
import { AboutUsScreen } from '../features/about-us/about-us-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './about-us',
  texts,
  component: AboutUsScreen,
});
