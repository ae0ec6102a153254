import { defineScreen } from '@airdex/mfe-kit/screen';
import { ReportsScreen } from '../features/reports/reports-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './reports',
  texts,
  component: ReportsScreen,
});
