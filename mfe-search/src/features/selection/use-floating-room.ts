import { useCallback } from 'react';

/** Style property of a panel: the height of what floats at its foot. */
const ROOM = '--floating-room';

/** For what floats at the foot of its parent: what else is there leaves it the room that it takes. */
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
