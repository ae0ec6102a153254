import { afterEach, describe, expect, test } from '@jest/globals';
import type { LayoutFlags } from '@airdex/shared-contracts/constants';
import { createWindowLayout } from './window-layout.ts';

const initialWidth = window.innerWidth;

function resizeTo(width: number): void {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

afterEach(() => resizeTo(initialWidth));

describe('layout flags of the window', () => {
  test.each([
    [1281, { isMobile: false, isTablet: false, isSmallScreen: false }],
    [1280, { isMobile: false, isTablet: true, isSmallScreen: false }],
    [1000, { isMobile: false, isTablet: true, isSmallScreen: true }],
    [801, { isMobile: false, isTablet: true, isSmallScreen: true }],
    [800, { isMobile: true, isTablet: true, isSmallScreen: true }],
  ])('[LAY-01] follow the bounds 800, 1000 and 1280, inclusive: %i px', (width, flags) => {
    resizeTo(width);
    expect(createWindowLayout().get()).toEqual(flags);
  });

  test('[LAY-01] change with the window, and only when its width passes a bound', () => {
    resizeTo(1600);
    const seen: LayoutFlags[] = [];
    const layout = createWindowLayout();
    layout.changes.subscribe((flags) => seen.push(flags));
    for (const width of [1500, 1290, 1200, 1100, 700]) resizeTo(width);
    expect(seen.map(({ isMobile, isTablet }) => [isMobile, isTablet])).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ]);
  });
});
