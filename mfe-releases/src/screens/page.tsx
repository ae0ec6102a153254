import { definePage } from '@airdex/mfe-kit/screen';
import { ReleasesPage } from '../features/releases/releases-page.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = definePage({
  remote: 'mfe-releases',
  exposed: './page',
  texts,
  component: ReleasesPage,
});
