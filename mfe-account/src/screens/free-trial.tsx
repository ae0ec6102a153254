import { defineScreen } from '@airdex/mfe-kit/screen';
import { FreeTrialScreen } from '../features/free-trial/free-trial-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './free-trial',
  texts,
  component: FreeTrialScreen,
});
