import { useLayoutEffect, type RefObject } from 'react';

/** Custom property that reserves room for a notice below the page. */
const FOOT = '--notice-foot';

/** Lets the page end above a notice at the bottom of the window while it is shown. */
export function useFootRoom(notice: RefObject<HTMLElement | null>, isAtFoot: boolean): void {
  useLayoutEffect(() => {
    const element = notice.current;
    if (!isAtFoot || element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(FOOT, `calc(${element.offsetHeight}px + 2 * var(--space-2))`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(FOOT);
    };
  }, [notice, isAtFoot]);
}
