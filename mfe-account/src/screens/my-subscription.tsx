import { defineScreen } from '@airdex/mfe-kit/screen';
import { MySubscriptionScreen } from '../features/my-subscription/my-subscription-screen.tsx';
import { texts } from '../texts/index.ts';

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './my-subscription',
  texts,
  component: MySubscriptionScreen,
});
