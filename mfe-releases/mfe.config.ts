import { defineRemote } from '@airdex/mfe-kit';

export default defineRemote({
  name: 'mfe-releases',
  exposes: { './page': './src/screens/page.tsx' },
  pages: [
    {
      path: '/x/releases',
      exposed: './page',
      title: { en: 'Releases', ch: '版本发布' },
      isInNavigation: true,
      right: 'manage-releases',
    },
  ],
});
