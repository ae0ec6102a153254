import { useEffect, useState } from 'react';
import { edgesOf, wheelScroll, type StripEdges } from './strip-edges.ts';

const NO_EDGES: StripEdges = { hasBefore: false, hasAfter: false };
/** Fraction of the strip's width that an arrow scrolls: a part of the visible content stays. */
const ARROW_SCROLLS = 0.8;

/**
 * Scrolls a strip by wheel and arrows, and detects hidden content at its ends.
 * @param strip null until it is rendered
 * @param content changes whenever the strip's content does
 */
export function useStripScroll(strip: HTMLElement | null, content: unknown) {
  const [edges, setEdges] = useState(NO_EDGES);
  useEffect(() => {
    if (strip === null) return undefined;
    const update = () => {
      const next = edgesOf(strip);
      setEdges((last) =>
        last.hasBefore === next.hasBefore && last.hasAfter === next.hasAfter ? last : next,
      );
    };
    // The observer first calls after the layout. Measuring here would force another layout of the whole page.
    const observer = new ResizeObserver(update);
    observer.observe(strip);
    strip.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', update);
    };
  }, [strip, content]);
  useEffect(() => {
    if (strip === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      const way = wheelScroll(event, edgesOf(strip));
      if (way === 0) return;
      event.preventDefault();
      strip.scrollLeft += way;
    };
    // React's listeners are passive and could not keep the page from scrolling too.
    strip.addEventListener('wheel', onWheel, { passive: false });
    return () => strip.removeEventListener('wheel', onWheel);
  }, [strip]);
  return {
    ...edges,
    scrollTowards(direction: 1 | -1) {
      const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      strip?.scrollBy({
        left: direction * strip.clientWidth * ARROW_SCROLLS,
        behavior: isReduced ? 'auto' : 'smooth',
      });
    },
  };
}
