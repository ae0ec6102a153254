import { useLayoutEffect, type RefObject } from 'react';

/** Marks the notices at the bottom of the window, also those of other remotes. */
const AT_FOOT = 'data-at-foot';
/** Custom property that reserves room for notices below the page. */
const FOOT = '--notice-foot';
/** Custom property of a notice: the height of what is below it. */
const BELOW = '--notice-below';
const GAP_PX = 8;
/** Marks navigation at the bottom of the window, which stays there. */
const BAR = '[data-below-notices]';

/** Puts the notices above each other, and lets the page end above all of them. */
function stack(): void {
  const bar = document.querySelector<HTMLElement>(BAR)?.offsetHeight ?? 0;
  let height = 0;
  for (const notice of document.querySelectorAll<HTMLElement>(`[${AT_FOOT}]`)) {
    if (height > 0) height += GAP_PX;
    notice.style.setProperty(BELOW, `${bar + height}px`);
    height += notice.offsetHeight;
  }
  const { style } = document.documentElement;
  if (height === 0) style.removeProperty(FOOT);
  else style.setProperty(FOOT, `calc(${height}px + 2 * var(--space-2))`);
}

/**
 * Lets the page end above a notice at the bottom of the window while it is shown. Several stay readable: each is above
 * the one before.
 */
export function useFootRoom(notice: RefObject<HTMLElement | null>, isAtFoot: boolean): void {
  useLayoutEffect(() => {
    const element = notice.current;
    if (!isAtFoot || element === null) return undefined;
    element.setAttribute(AT_FOOT, '');
    const observer = new ResizeObserver(stack);
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeAttribute(AT_FOOT);
      stack();
    };
  }, [notice, isAtFoot]);
}
