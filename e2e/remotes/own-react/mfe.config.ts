import { defineRemote } from '@airdex/mfe-kit';

/** A remote that does not use the shell's React yet. It replaces a remote of the product. */
export default defineRemote({
  name: 'mfe-account',
  exposes: { './faq': './src/faq.ts' },
  bundledLibraries: ['react', 'react-dom', 'react-i18next', '@tanstack/react-query', 'react-aria-components'],
});
