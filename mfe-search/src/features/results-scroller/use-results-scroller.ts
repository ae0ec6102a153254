import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAllInSight, isNextPageDue } from './scroll-position.ts';

/** Frames in a row that must agree about the height: the list first renders rows to measure them. */
const STEADY_FRAMES = 2;

/**
 * Calls `onSteady` once rows are rendered and the height no longer changes. Returns a function that cancels.
 */
function whenSteady(scroller: HTMLElement, onSteady: () => void): () => void {
  let height = -1;
  let steady = 0;
  let frame = requestAnimationFrame(function look() {
    const hasRows = scroller.querySelector('[data-index], [data-item-index]') !== null;
    steady = hasRows && scroller.scrollHeight === height ? steady + 1 : 0;
    height = scroller.scrollHeight;
    if (steady >= STEADY_FRAMES) onSteady();
    else frame = requestAnimationFrame(look);
  });
  return () => {
    cancelAnimationFrame(frame);
  };
}

/**
 * Watches the scroller of the results and reports when the next page is due: when it is scrolled far enough,
 * or when the loaded rows leave nothing to scroll. Pass `scrollerRef` to the list.
 * @param rows the loaded ones; a new object whenever rows were added or replaced
 */
export function useResultsScroller(rows: readonly unknown[], onNextPageDue: () => void) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // New rows do not change the height immediately; until they do, the position seems further down than it is.
  const isSteady = useRef(false);

  const look = useEffectEvent((element: HTMLElement) => {
    if (isSteady.current && (isNextPageDue(element) || isAllInSight(element))) onNextPageDue();
  });

  useEffect(() => {
    if (scroller === null) return;
    const onScroll = () => {
      look(scroller);
    };
    // In the capture phase, because the list receives no scroll events during fast scrolling.
    scroller.addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => {
      scroller.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [scroller]);

  useEffect(() => {
    if (scroller === null) return;
    isSteady.current = false;
    return whenSteady(scroller, () => {
      isSteady.current = true;
      look(scroller);
    });
  }, [scroller, rows]);

  const scrollerRef = useCallback((element: HTMLElement | Window | null) => {
    setScroller(element instanceof HTMLElement ? element : null);
  }, []);
  return { scroller, scrollerRef };
}
