import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPassingStrip, type PassingLook } from './passing-strip.ts';
import { createScrollFlight, type ScrollFlight } from './scroll-flight.ts';
import styles from './passing-strip.module.css';

/**
 * The flight of a list.
 * @param scroller what scrolls it; null while there is none
 * @param look of the rows that fly by: another one makes another strip
 * @param textsAt texts of a row's cells by its index
 * @returns `strip` goes into a positioned element around the list, over which it draws its rows while it flies
 */
export function useScrollFlight(
  scroller: HTMLElement | null,
  look: PassingLook,
  textsAt: (row: number) => readonly string[],
) {
  const [flight] = useState(createScrollFlight);
  const stripRef = useRef<HTMLDivElement>(null);
  const textsNow = useEffectEvent(textsAt);
  useEffect(() => {
    const box = stripRef.current;
    if (scroller === null || box === null) return;
    return flight.follow(
      scroller,
      createPassingStrip(box, scroller, look, (row) => textsNow(row)),
    );
  }, [flight, scroller, look]);
  const strip = <div ref={stripRef} className={styles.strip} aria-hidden="true" />;
  return { flight, strip };
}

/** Whether a row that came in flight, and was drawn with less for that, is to be drawn with everything: for good. */
export function useHasLanded(flight: ScrollFlight): boolean {
  const [hasLanded, setLanded] = useState(() => !flight.isFlying());
  useEffect(
    () =>
      hasLanded
        ? undefined
        : flight.onLanding(() => {
            // All rows in sight at once: whoever scrolls on meanwhile goes first.
            startTransition(() => {
              setLanded(true);
            });
          }),
    [flight, hasLanded],
  );
  return hasLanded;
}
