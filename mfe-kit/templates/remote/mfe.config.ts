import { defineRemote } from '@airdex/mfe-kit';

export default defineRemote({
  name: 'mfe-sample',
  exposes: { './page': './src/screens/page.tsx' },
  pages: [
    {
      path: '/x/sample',
      exposed: './page',
      title: { en: 'Sample title', ch: 'Sample Chinese title' },
      isInNavigation: true,
    },
  ],
});
