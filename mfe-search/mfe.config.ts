import { defineRemote } from '@airdex/mfe-kit';

export default defineRemote({
  name: 'mfe-search',
  exposes: {
    './home': './src/screens/home.tsx',
    './results': './src/screens/results.tsx',
    './advanced-panel': './src/screens/advanced-panel.tsx',
  },
  raises: [
    'AudienceBooster',
    'Latest',
    'NotaSelection',
    'SavedSearch',
    'Upcoming',
    'activeFilters',
    'advancedSearch',
    'clearHeader',
    'clearSearch',
    'closeAdvancedSearch',
    'deleteFilter',
    'openAdvancedSearch',
    'showInHeader',
  ],
  answers: [
    'AudienceBooster',
    'Latest',
    'NotaSelection',
    'Playlist',
    'SavedSearch',
    'SearchFromCard',
    'Upcoming',
    'advancedSearch',
    'setSearchFrom',
    'submitSearch',
  ],
});
