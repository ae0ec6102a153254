import { defineScreen } from '@airdex/mfe-kit/screen';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './account',
  texts,
  component: AccountScreen,
});
