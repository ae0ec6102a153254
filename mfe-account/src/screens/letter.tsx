import { defineScreen } from '@airdex/mfe-kit/screen';
import { LetterScreen } from '../features/letter/letter-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './letter',
  texts,
  component: LetterScreen,
});
