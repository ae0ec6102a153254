import { useLayoutEffect, type RefObject } from 'react';

/** Style property that gives a notice room below the page. */
const FOOT = '--notice-foot';

/** Lets the page end above a notice at the foot of the window, for as long as it is there. */
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
