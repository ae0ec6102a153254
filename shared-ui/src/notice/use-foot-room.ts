import { useLayoutEffect, type RefObject } from 'react';

/** Marks the notices at the bottom of the window, also those of other remotes, with what they do to the page. */
const AT_FOOT = 'data-at-foot';
/** Lies over the page, because it soon disappears. The page ends above all others, also those of earlier versions. */
const COVERS_PAGE = 'covers-page';
const COVERING = `[${AT_FOOT}="${COVERS_PAGE}"]`;
/** Custom property that reserves room for notices below the page. */
const FOOT = '--notice-foot';
/** Custom property of a notice: the height of what is below it. */
const BELOW = '--notice-below';
const GAP_PX = 8;
/** Marks what stays at the bottom of the window: navigation on phones, and exports. */
const BAR = '[data-below-notices]';

/** Puts the notices above each other, those that end the page below the others. */
function stack(): void {
  let bar = 0;
  for (const each of document.querySelectorAll<HTMLElement>(BAR)) bar += each.offsetHeight;
  let height = 0;
  let foot = 0;
  for (const kind of [`[${AT_FOOT}]:not(${COVERING})`, COVERING])
    for (const notice of document.querySelectorAll<HTMLElement>(kind)) {
      if (height > 0) height += GAP_PX;
      notice.style.setProperty(BELOW, `${bar + height}px`);
      height += notice.offsetHeight;
      if (kind !== COVERING) foot = height;
    }
  const { style } = document.documentElement;
  if (foot === 0) style.removeProperty(FOOT);
  else style.setProperty(FOOT, `calc(${foot}px + 2 * var(--space-2))`);
}

/**
 * For a notice at the bottom of the window; null for one elsewhere. Several stay readable: each is above the one before.
 */
export function useFootRoom(
  notice: RefObject<HTMLElement | null>,
  effect: 'ends-page' | typeof COVERS_PAGE | null,
): void {
  useLayoutEffect(() => {
    const element = notice.current;
    if (effect === null || element === null) return undefined;
    element.setAttribute(AT_FOOT, effect);
    const observer = new ResizeObserver(stack);
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeAttribute(AT_FOOT);
      stack();
    };
  }, [notice, effect]);
}
