/**
 * Widths in CSS pixels, each the last one to which the name applies (`width <= mobileLayout` is mobile).
 * Style sheets repeat the numbers, because a media query cannot read a custom property.
 */
export const breakpoints = {
  mobile: 480,
  smallTablet: 768,
  /** The bottom bar and the mobile menu replace the navigation bar and the user menu. */
  mobileLayout: 800,
  smallScreen: 1000,
  verticalTablet: 1024,
  tablet: 1280,
  smallLaptop: 1370,
  laptop: 1550,
  smallDesktop: 1680,
} as const;
