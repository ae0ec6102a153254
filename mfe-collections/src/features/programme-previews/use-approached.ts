import { createContext, use, useEffect, useRef, useState } from 'react';

/** Whether content that mounts now is in the window, according to the list around it. */
export const InWindowContext = createContext<() => boolean>(() => true);

/** Distance from the window within which something is near, in pixels. */
const NEAR_PX = 300;

/**
 * Whether the element with the ref is in the window or near it, or has been. The ref is needed only until then.
 */
export function useApproached() {
  const ref = useRef<HTMLDivElement>(null);
  const [hasApproached, setApproached] = useState(use(InWindowContext));
  useEffect(() => {
    const element = ref.current;
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
  }, [hasApproached]);
  return { ref, hasApproached };
}
