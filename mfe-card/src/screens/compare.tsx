import { defineScreen } from '@airdex/mfe-kit/screen';
import { CompareScreen } from '../features/compare/compare-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-card',
  exposed: './compare',
  texts,
  component: CompareScreen,
});
