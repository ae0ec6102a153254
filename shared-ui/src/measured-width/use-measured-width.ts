import { useCallback, useState } from 'react';

/**
 * The inner width of an element in pixels, known before its first paint, and updated when it changes. Pass
 * `ref` to the element; 0 until then.
 */
export function useMeasuredWidth() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
