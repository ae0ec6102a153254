import { defineRemote } from '@airdex/mfe-kit';

/** The programme of the card's address. */
const OF_ROUTE = { id: ':id' };

export default defineRemote({
  name: 'mfe-card',
  exposes: {
    './card': './src/screens/card.tsx',
    './card-pdf': './src/screens/card-pdf.tsx',
    './compare': './src/screens/compare.tsx',
    './compare-pdf': './src/screens/compare-pdf.tsx',
  },
  firstCalls: {
    './card': [
      { call: 'getCard', params: { ...OF_ROUTE, forExport: false } },
      { call: 'getAudienceResults', params: OF_ROUTE },
      { call: 'getAlso', params: OF_ROUTE },
      { call: 'getRelated', params: OF_ROUTE },
      { call: 'getInternationalFlow', params: OF_ROUTE },
      { call: 'getPlaylistsCountByProgram', params: OF_ROUTE },
    ],
  },
  raises: ['SearchFromCard'],
});
