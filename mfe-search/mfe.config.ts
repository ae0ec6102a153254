import { defineRemote } from '@airdex/mfe-kit';

export default defineRemote({
  name: 'mfe-search',
  exposes: {
    './home': './src/screens/home.tsx',
    './results': './src/screens/results.tsx',
    './advanced-panel': './src/screens/advanced-panel.tsx',
  },
});
