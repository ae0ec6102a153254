import { definePage } from '@airdex/mfe-kit/screen';
import { SamplePage } from '../features/sample-page/sample-page.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = definePage({
  remote: 'mfe-sample',
  exposed: './page',
  texts,
  component: SamplePage,
});
