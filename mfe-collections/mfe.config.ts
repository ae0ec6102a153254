import { defineRemote } from '@airdex/mfe-kit';

export default defineRemote({
  name: 'mfe-collections',
  exposes: {
    './saved-searches': './src/screens/saved-searches.tsx',
    './playlists': './src/screens/playlists.tsx',
  },
});
