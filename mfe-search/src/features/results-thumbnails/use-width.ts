import { useCallback, useEffect, useState } from 'react';

/** Width of an element in pixels, 0 before it is there. Give `ref` to the element. */
export function useWidth() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  const ref = useCallback((next: HTMLElement | null) => {
    setElement(next);
    // At once: what is painted first is of the right width already.
    if (next !== null) setWidth(next.clientWidth);
  }, []);
  useEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return { ref, width };
}
