import { defineRemote } from '@airdex/mfe-kit';

/** A remote that needs a library of the shell that is fetched later: it stands in for a remote of the product. */
export default defineRemote({ name: 'mfe-account', exposes: { './faq': './src/faq.ts' } });
