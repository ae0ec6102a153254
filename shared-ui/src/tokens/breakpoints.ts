import { BREAKPOINTS, MOBILE_LAYOUT_MAX, SMALL_SCREEN_MAX } from '@airdex/shared-contracts/constants';

/**
 * Widths in CSS pixels, each the last one to which the name applies (`width <= mobileLayout` is mobile).
 * Style sheets repeat the numbers, because a media query cannot read a custom property.
 */
export const breakpoints = {
  ...BREAKPOINTS,
  /** The bottom bar and the mobile menu replace the navigation bar and the user menu. */
  mobileLayout: MOBILE_LAYOUT_MAX,
  smallScreen: SMALL_SCREEN_MAX,
} as const;
