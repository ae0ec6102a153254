import { defineScreen } from '@airdex/mfe-kit/screen';
import { CardScreen } from '../features/card/card-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-card',
  exposed: './card',
  texts,
  component: CardScreen,
});
