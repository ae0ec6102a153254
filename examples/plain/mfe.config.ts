import { defineRemote } from '@airdex/mfe-kit';

/** A remote without a framework. `mfe seal` reads this file. */
export default defineRemote({
  name: 'mfe-plain',
  exposes: { './page': './src/page.ts' },
  raises: ['SavedSearch'],
  pages: [
    {
      path: '/x/plain',
      exposed: './page',
      title: { en: 'Without a framework', ch: '不用框架' },
      isInNavigation: true,
    },
  ],
});
