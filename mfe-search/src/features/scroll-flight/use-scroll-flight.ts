import { startTransition, useEffect, useState } from 'react';
import { createScrollFlight, type ScrollFlight } from './scroll-flight.ts';

/** The flight of the element that scrolls a list; null while there is none. */
export function useScrollFlight(scroller: HTMLElement | null): ScrollFlight {
  const [flight] = useState(createScrollFlight);
  useEffect(() => (scroller === null ? undefined : flight.follow(scroller)), [flight, scroller]);
  return flight;
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
