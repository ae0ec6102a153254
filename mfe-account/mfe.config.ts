import { defineRemote } from '@airdex/mfe-kit';

export default defineRemote({
  name: 'mfe-account',
  exposes: {
    './faq': './src/screens/faq.tsx',
    './free-trial': './src/screens/free-trial.tsx',
    './letter': './src/screens/letter.tsx',
    './reset-password': './src/screens/reset-password.tsx',
    './unsubscribe': './src/screens/unsubscribe.tsx',
    './change-password-dialog': './src/screens/change-password-dialog.tsx',
  },
});
