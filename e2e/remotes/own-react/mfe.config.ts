import { defineRemote } from '@airdex/mfe-kit';

/** A team that has not moved to the shell's React yet: it stands in for a remote of the product. */
export default defineRemote({
  name: 'mfe-account',
  exposes: { './faq': './src/faq.ts' },
  bundledLibraries: ['react', 'react-dom', 'react-i18next', '@tanstack/react-query', 'react-aria-components'],
});
