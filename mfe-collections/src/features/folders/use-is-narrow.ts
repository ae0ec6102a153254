import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element is narrower than `width` pixels. Measured before its first paint, so that nothing moves then. */
export function useIsNarrow(place: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = () => {
      // Hidden pages have no width.
      if (element.clientWidth > 0) setNarrow(element.clientWidth < width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, width]);
  return isNarrow;
}
