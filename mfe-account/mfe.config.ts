import { defineRemote } from '@airdex/mfe-kit';

export default defineRemote({
  name: 'mfe-account',
  exposes: {
    './about-us': './src/screens/about-us.tsx',
    './account': './src/screens/account.tsx',
    './change-password-dialog': './src/screens/change-password-dialog.tsx',
    './daily-update': './src/screens/daily-update.tsx',
    './faq': './src/screens/faq.tsx',
    './free-trial': './src/screens/free-trial.tsx',
    './letter': './src/screens/letter.tsx',
    './my-subscription': './src/screens/my-subscription.tsx',
    './privacy': './src/screens/privacy.tsx',
    './reports': './src/screens/reports.tsx',
    './reset-password': './src/screens/reset-password.tsx',
    './unsubscribe': './src/screens/unsubscribe.tsx',
  },
  raises: ['saveSearch'],
});
