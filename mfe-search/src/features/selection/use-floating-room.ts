import { useCallback } from 'react';

/** Custom property of a panel: the height of the element that floats at its bottom. */
const ROOM = '--floating-room';

/** For an element that floats at the bottom of its parent: lets the other content leave room for it. */
export function useFloatingRoom(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (element === null) return undefined;
    const panel = element.parentElement;
    const observer = new ResizeObserver(() => {
      panel?.style.setProperty(ROOM, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      panel?.style.removeProperty(ROOM);
    };
  }, []);
}
