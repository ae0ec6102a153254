import { defineRemote } from '@airdex/mfe-kit';

export default defineRemote({
  name: 'mfe-collections',
  exposes: {
    './saved-searches': './src/screens/saved-searches.tsx',
    './playlists': './src/screens/playlists.tsx',
    './save-search-dialog': './src/screens/save-search-dialog.tsx',
    './add-to-playlist-dialog': './src/screens/add-to-playlist-dialog.tsx',
    './remove-from-playlist-dialog': './src/screens/remove-from-playlist-dialog.tsx',
  },
  raises: ['Playlist', 'SavedSearch', 'playlistsChange', 'saveSearch'],
});
