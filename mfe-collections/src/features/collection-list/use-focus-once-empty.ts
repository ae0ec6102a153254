import { useEffect, useRef, type RefObject } from 'react';

/** When the last item of a list disappears and takes the focus with it, the focus moves to `target`. */
export function useFocusOnceEmpty(target: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const hadItems = before.current > 0;
    before.current = count;
    if (!hadItems || count > 0) return undefined;
    // After a closing dialog has tried to return the focus.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [target, count]);
}
