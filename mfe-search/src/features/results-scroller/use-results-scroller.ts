import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAllInSight, isNextPageDue } from './scroll-position.ts';

/** The list draws rows to measure them before it has its height; frames until two in a row agree about it. */
const STEADY_FRAMES = 2;

/** Calls `onSteady` once rows are drawn and the height has stopped changing. Returns what gives up. */
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
 * Watches the element that scrolls the results and tells when the next page is due: when it is scrolled far enough, or
 * when the rows that are there leave nothing to scroll. Give `scrollerRef` to the list.
 * @param rows those that are there; another object when some have come, also in place of others
 */
export function useResultsScroller(rows: readonly unknown[], onNextPageDue: () => void) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // Rows that have come are not part of the height at once: until they are, the position says too much.
  const isSteady = useRef(false);

  const look = useEffectEvent((element: HTMLElement) => {
    if (isSteady.current && (isNextPageDue(element) || isAllInSight(element))) onNextPageDue();
  });

  useEffect(() => {
    if (scroller === null) return;
    const onScroll = () => {
      look(scroller);
    };
    // Of all scrolls: rows that fly by keep them from the list.
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
