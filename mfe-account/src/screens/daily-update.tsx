import { defineScreen } from '@airdex/mfe-kit/screen';
import { DailyUpdateScreen } from '../features/daily-update/daily-update-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './daily-update',
  texts,
  component: DailyUpdateScreen,
});
