import { defineRemote } from '@airdex/mfe-kit';

/** A remote that Rspack builds. `mfe seal` reads this file, and the build takes `exposes` from it. */
export default defineRemote({
  name: 'mfe-rspack',
  exposes: { './page': './src/page.tsx' },
  pages: [
    {
      path: '/x/rspack',
      exposed: './page',
      title: { en: 'Built by Rspack', ch: '由 Rspack 构建' },
      isInNavigation: true,
    },
  ],
});
