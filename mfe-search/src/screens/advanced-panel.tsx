import { defineScreen } from '@airdex/mfe-kit/screen';
import { AdvancedPanel } from '../features/advanced-panel/advanced-panel.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-search',
  exposed: './advanced-panel',
  texts,
  component: AdvancedPanel,
});
