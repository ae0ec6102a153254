import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is narrower than `width` pixels. False until it is measured, which is before its first paint. */
export function useIsNarrow(place: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // Hidden pages have no width.
      if (entry !== undefined && entry.contentRect.width > 0) setNarrow(entry.contentRect.width < width);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, width]);
  return isNarrow;
}
