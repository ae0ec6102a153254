import { defineRemote } from '@airdex/mfe-kit';

/** A remote that fails at the point that a test chooses. It replaces a remote of the product. */
export default defineRemote({ name: 'mfe-account', exposes: { './faq': './src/faq.ts' } });
