import { defineRemote } from '@airdex/mfe-kit';

/** A remote that fails where a test asks for it. It replaces a remote of the product. */
export default defineRemote({ name: 'mfe-account', exposes: { './faq': './src/faq.ts' } });
