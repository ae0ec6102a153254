import { defineRemote } from '@airdex/mfe-kit';
import { HOME_LISTS, HOME_SEARCHES_CALL, INSIGHTS_CALL, SELECTION } from './src/features/home/home-lists.ts';

export default defineRemote({
  name: 'mfe-search',
  exposes: {
    './home': './src/screens/home.tsx',
    './results': './src/screens/results.tsx',
    './advanced-panel': './src/screens/advanced-panel.tsx',
  },
  firstCalls: {
    './home': [
      ...HOME_LISTS.map(({ call }) => ({ call, pictures: call === SELECTION.call })),
      { call: INSIGHTS_CALL },
      { call: HOME_SEARCHES_CALL },
    ],
    './results': [{ call: 'getAdvancedSearchPrograms', body: 'search-address' }],
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
    'saveSearch',
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
