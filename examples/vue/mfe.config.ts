import { defineRemote } from '@airdex/mfe-kit';

/** A remote in Vue. `mfe seal` reads this file, and the build takes `exposes` from it. */
export default defineRemote({
  name: 'mfe-vue',
  exposes: { './page': './src/page.ts' },
  raises: ['SavedSearch'],
  // Vue creates this policy when it starts.
  trustedTypes: ['vue'],
  pages: [
    {
      path: '/x/vue',
      exposed: './page',
      title: { en: 'Built with Vue', ch: '使用 Vue 构建' },
      isInNavigation: true,
    },
  ],
});
