import { defineScreen } from '@airdex/mfe-kit/screen';
import { ChangePasswordDialog } from '../features/change-password/change-password-dialog.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './change-password-dialog',
  texts,
  component: ChangePasswordDialog,
});
