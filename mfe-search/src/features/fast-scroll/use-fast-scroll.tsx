import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createScrollPlaceholder, type PlaceholderLook } from './scroll-placeholder.ts';
import { createFastScroll, type FastScroll } from './fast-scroll.ts';
import styles from './scroll-placeholder.module.css';

/**
 * The fast scroll of a list.
 * @param scroller what scrolls it; null while there is none
 * @param look of the rows that fly by: another one makes another strip
 * @param textsAt texts of a row's cells by its index
 * @returns `strip` goes into a positioned element around the list, over which it draws its rows while it flies
 */
export function useFastScroll(
  scroller: HTMLElement | null,
  look: PlaceholderLook,
  textsAt: (row: number) => readonly string[],
) {
  const [fastScroll] = useState(createFastScroll);
  const stripRef = useRef<HTMLDivElement>(null);
  const textsNow = useEffectEvent(textsAt);
  useEffect(() => {
    const box = stripRef.current;
    if (scroller === null || box === null) return;
    return fastScroll.follow(
      scroller,
      createScrollPlaceholder(box, scroller, look, (row) => textsNow(row)),
    );
  }, [fastScroll, scroller, look]);
  const strip = <div ref={stripRef} className={styles.strip} aria-hidden="true" />;
  return { fastScroll, strip };
}

/** Whether a row that came in fast scroll, and was drawn with less for that, is to be drawn with everything: for good. */
export function useHasSlowedDown(fastScroll: FastScroll): boolean {
  const [hasLanded, setLanded] = useState(() => !fastScroll.isScrollingFast());
  useEffect(
    () =>
      hasLanded
        ? undefined
        : fastScroll.onLanding(() => {
            // All rows in sight at once: whoever scrolls on meanwhile goes first.
            startTransition(() => {
              setLanded(true);
            });
          }),
    [fastScroll, hasLanded],
  );
  return hasLanded;
}
