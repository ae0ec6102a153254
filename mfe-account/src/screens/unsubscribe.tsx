import { defineScreen } from '@airdex/mfe-kit/screen';
import { UnsubscribeScreen } from '../features/unsubscribe/unsubscribe-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './unsubscribe',
  texts,
  component: UnsubscribeScreen,
});
