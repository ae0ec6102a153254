import { defineRemote } from '@airdex/mfe-kit';

/** A remote that Vite builds. `mfe seal` reads this file, and the build takes `exposes` from it. */
export default defineRemote({
  name: 'mfe-vite',
  exposes: { './page': './src/page.tsx' },
  pages: [
    {
      path: '/x/vite',
      exposed: './page',
      title: { en: 'Built by Vite', ch: '由 Vite 构建' },
      isInNavigation: true,
    },
  ],
});
