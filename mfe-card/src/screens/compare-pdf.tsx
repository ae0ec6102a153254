import { defineScreen } from '@airdex/mfe-kit/screen';
import { ComparePdfScreen } from '../features/compare-pdf/compare-pdf-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-card',
  exposed: './compare-pdf',
  texts,
  component: ComparePdfScreen,
});
