import { defineScreen } from '@airdex/mfe-kit/screen';
import { PrivacyScreen } from '../features/privacy/privacy-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './privacy',
  texts,
  component: PrivacyScreen,
});
