import { defineRemote } from '@airdex/mfe-kit';

/** A remote that needs a library that the shell shares on demand. It replaces a remote of the product. */
export default defineRemote({ name: 'mfe-account', exposes: { './faq': './src/faq.ts' } });
