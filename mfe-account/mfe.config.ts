import { defineRemote } from '@airdex/mfe-kit';

export default defineRemote({
  name: 'mfe-account',
  exposes: { './faq': './src/screens/faq.tsx' },
});
