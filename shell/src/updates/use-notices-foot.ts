import { useCallback } from 'react';

/** Style property that reserves space for the notices below the page. */
const FOOT = '--page-notices';

/** For the element of the notices: the page ends above it. */
export function useNoticesFoot(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(FOOT, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(FOOT);
    };
  }, []);
}
