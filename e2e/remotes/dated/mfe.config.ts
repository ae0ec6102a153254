import { defineRemote } from '@airdex/mfe-kit';

/** A remote that needs what the shell hands over later: it stands in for a remote of the product. */
export default defineRemote({ name: 'mfe-account', exposes: { './faq': './src/faq.ts' } });
