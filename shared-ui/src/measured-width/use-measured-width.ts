import { useCallback, useState } from 'react';

/**
 * The inner width of an element in pixels, known before its first paint, and updated when it changes. Pass `ref` to the
 * element. Until it is measured the width is 0: render only what does not depend on it, because it is rendered again at
 * once.
 */
export function useMeasuredWidth() {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width: width ?? 0, isMeasured: width !== undefined };
}
