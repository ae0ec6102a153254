import { useLayoutEffect, useRef, type RefObject } from 'react';
import { changesOnlyQuery, type Place } from './changes-only-query.ts';

/** How long the height of a page may change while it loads, in milliseconds. */
const LOADING_MS = 3_000;
/** After one of these events, the user controls the scroll position. */
const TAKES_OVER = ['wheel', 'pointerdown', 'keydown'];

/** How far the pages of the tab's history were scrolled. */
const tops = new Map<string, number>();

/**
 * Scrolls to a place, again whenever the height of the content changes while it loads, and then follows the user.
 * @param first where to scroll in a new entry of the history
 */
function scrollTo(scroller: Element, content: Element, key: string, first: number): () => void {
  const life = new AbortController();
  const options = { capture: true, signal: life.signal };
  const top = tops.get(key) ?? first;
  let until = top === 0 ? 0 : performance.now() + LOADING_MS;
  const isLoading = () => performance.now() < until;
  const observer = new ResizeObserver(() => {
    if (isLoading()) scroller.scrollTop = top;
  });
  scroller.scrollTop = top;
  observer.observe(content);
  for (const type of TAKES_OVER) addEventListener(type, () => (until = 0), options);
  scroller.addEventListener(
    'scroll',
    () => {
      if (!isLoading()) tops.set(key, scroller.scrollTop);
    },
    options,
  );
  return () => {
    observer.disconnect();
    life.abort();
  };
}

/**
 * Scrolls each page of the tab's history to where the user left it, and a new one to its top. A page that only changes
 * its query stays where it is.
 * @param key names the entry of the history; null while its page is not shown
 */
export function usePageScroll(
  content: RefObject<HTMLElement | null>,
  { pathname, search }: Place,
  key: string | null,
): void {
  const shown = useRef<Place | null>(null);
  // As a layout effect: the next page may be lower, and the browser then reports that it has scrolled.
  useLayoutEffect(() => {
    const page = content.current;
    const scroller = page?.parentElement;
    const place = { pathname, search };
    const first = changesOnlyQuery(shown.current, place) ? scroller?.scrollTop : 0;
    shown.current = key === null ? null : place;
    return key && scroller ? scrollTo(scroller, page, key, first ?? 0) : undefined;
  }, [content, key, pathname, search]);
}
