import { defineScreen } from '@airdex/mfe-kit/screen';
import { ResultsScreen } from '../features/results-screen/results-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-search',
  exposed: './results',
  texts,
  component: ResultsScreen,
});
