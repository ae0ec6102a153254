import type { RouteName } from '@airdex/shared-contracts/routes';

/** Routes whose screens come with later releases. They say so; a route that has its screen leaves this list. */
export const SCREENS_TO_COME = [
  'dailyUpdate',
  'mySubscription',
  'reports',
  'aboutUs',
] as const satisfies readonly RouteName[];
export type ScreenToCome = (typeof SCREENS_TO_COME)[number];
