import { defineRemote } from '@airdex/mfe-kit';

export default defineRemote({
  name: 'mfe-card',
  exposes: {
    './card': './src/screens/card.tsx',
    './card-pdf': './src/screens/card-pdf.tsx',
    './compare': './src/screens/compare.tsx',
    './compare-pdf': './src/screens/compare-pdf.tsx',
  },
  raises: ['SearchFromCard'],
});
