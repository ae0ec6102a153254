import { defineScreen } from '@airdex/mfe-kit/screen';
import { FaqScreen } from '../features/faq/faq-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './faq',
  texts,
  component: FaqScreen,
});
