import { createContext, use, useEffect, useState } from 'react';

/** Whether what mounts now is in the window, as far as the list around it knows. */
export const InWindowContext = createContext<() => boolean>(() => true);

/** Distance from the window within which something is near, in pixels. */
const NEAR_PX = 300;

/**
 * Whether an element is in the window or near it, or has been.
 * @param element null until it is mounted
 */
export function useApproached(element: Element | null): boolean {
  const [hasApproached, setApproached] = useState(use(InWindowContext));
  useEffect(() => {
    if (element === null || hasApproached) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setApproached(true);
      },
      { rootMargin: `${String(NEAR_PX)}px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element, hasApproached]);
  return hasApproached;
}
