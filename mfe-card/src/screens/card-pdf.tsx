import { defineScreen } from '@airdex/mfe-kit/screen';
import { CardPdfScreen } from '../features/card-pdf/card-pdf-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-card',
  exposed: './card-pdf',
  texts,
  component: CardPdfScreen,
});
