import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createScrollPlaceholder, type PlaceholderLook } from './scroll-placeholder.ts';
import { createFastScroll, type FastScroll } from './fast-scroll.ts';
import styles from './scroll-placeholder.module.css';

/**
 * Fast-scroll detection of a list.
 * @param scroller its scrolling element; null while there is none
 * @param look of the placeholder rows: another one creates another placeholder
 * @param textsAt texts of a row's cells by index
 * @returns `placeholder` goes into a positioned element around the list, and covers its rows during fast scrolling
 */
export function useFastScroll(
  scroller: HTMLElement | null,
  look: PlaceholderLook,
  textsAt: (row: number) => readonly string[],
) {
  const [fastScroll] = useState(createFastScroll);
  const placeholderRef = useRef<HTMLDivElement>(null);
  const textsNow = useEffectEvent(textsAt);
  useEffect(() => {
    const box = placeholderRef.current;
    if (scroller === null || box === null) return;
    return fastScroll.follow(
      scroller,
      createScrollPlaceholder(box, scroller, look, (row) => textsNow(row)),
    );
  }, [fastScroll, scroller, look]);
  const placeholder = <div ref={placeholderRef} className={styles.placeholder} aria-hidden="true" />;
  return { fastScroll, placeholder };
}

/** Whether a row that was rendered reduced during fast scrolling is to be rendered completely from now on. */
export function useHasSlowedDown(fastScroll: FastScroll): boolean {
  const [hasSlowedDown, setSlowedDown] = useState(() => !fastScroll.isScrollingFast());
  useEffect(
    () =>
      hasSlowedDown
        ? undefined
        : fastScroll.onEnd(() => {
            // All visible rows at once, in a transition so that further scrolling takes priority.
            startTransition(() => {
              setSlowedDown(true);
            });
          }),
    [fastScroll, hasSlowedDown],
  );
  return hasSlowedDown;
}
