import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isNextPageDue } from './scroll-position.ts';

/**
 * Watches the element that scrolls the results and tells when the next page is due, also after rows have come without
 * a scroll. Give `scrollerRef` to the list.
 */
export function useResultsScroller(loadedCount: number, onNextPageDue: () => void) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);

  const look = useEffectEvent(() => {
    // Before it has been laid out, an element says nothing about its content.
    if (scroller !== null && scroller.clientHeight > 0 && isNextPageDue(scroller)) onNextPageDue();
  });

  useEffect(() => {
    if (scroller === null) return;
    const onScroll = () => {
      look();
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);

  useEffect(() => {
    // The list measures its new rows first; then it is known how much is left to scroll.
    const frame = requestAnimationFrame(() => {
      look();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [scroller, loadedCount]);

  const scrollerRef = useCallback((element: HTMLElement | Window | null) => {
    setScroller(element instanceof HTMLElement ? element : null);
  }, []);
  return { scroller, scrollerRef };
}
