/** Widths and breakpoints in CSS pixels. */
export const BREAKPOINTS = {
  mobile: 480,
  smallTablet: 768,
  verticalTablet: 1024,
  tablet: 1280,
  smallLaptop: 1370,
  laptop: 1550,
  smallDesktop: 1680,
} as const;

export const MOBILE_LAYOUT_MAX = 800;
export const TABLET_LAYOUT_MAX = 1280;
export const SMALL_SCREEN_MAX = 1000;
export const SMALL_DIALOG = { width: 520, height: 630 } as const;
export const SPACING_UNIT = 8;
export const NAVIGATION_WIDTH = { open: 200, collapsed: 65 } as const;
export const ADVANCED_PANEL_WIDTH = 300;

/** Flags of the layout, which depend only on the window's width. */
export interface LayoutFlags {
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isSmallScreen: boolean;
}

/** Layout flags of a window `width` pixels wide. Bounds are inclusive. */
export function layoutFlags(width: number): LayoutFlags {
  return {
    isMobile: width <= MOBILE_LAYOUT_MAX,
    isTablet: width <= TABLET_LAYOUT_MAX,
    isSmallScreen: width <= SMALL_SCREEN_MAX,
  };
}
