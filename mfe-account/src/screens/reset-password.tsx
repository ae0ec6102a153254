import { defineScreen } from '@airdex/mfe-kit/screen';
import { ResetPasswordScreen } from '../features/reset-password/reset-password-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './reset-password',
  texts,
  component: ResetPasswordScreen,
});
