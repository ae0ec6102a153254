import { distanceTo, type Programmes } from './list-place.ts';

/** Frames for which the list must stay unchanged; it renders and measures its rows on the way. */
const STEADY_FRAMES = 6;
const GIVE_UP_MS = 5000;
/** Scroll positions end on whole pixels: a target nearer than this is reached. */
const NEAREST_PX = 0.5;

/** User input that scrolls: from then on, the user controls the position. */
export const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Destination {
  /** The programme's index in the results. */
  readonly index: number;
  /** Pixels from the upper edge of the list. */
  readonly offset: number;
}

/**
 * Scrolls a list until a programme is at its target position. Positions of rows that were never rendered are
 * estimates, so it scrolls, checks, and corrects until nothing moves any more. Stops if the user scrolls.
 * Returns a function that cancels; `onEnd` is called once in any case.
 */
export function goToPlace(
  scroller: HTMLElement,
  programs: Programmes,
  { index, offset }: Destination,
  onEnd: () => void,
): () => void {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  let steady = 0;
  let frame = 0;
  let hasEnded = false;

  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    cancelAnimationFrame(frame);
    for (const event of TAKES_OVER) scroller.removeEventListener(event, end);
    onEnd();
  }

  /** Whether the list is at its target, or can't be scrolled any further. */
  function isThere(): boolean {
    const distance = distanceTo(scroller, programs, index, offset);
    if (distance === null) return false;
    const { scrollTop } = scroller;
    if (Math.abs(distance.pixels) > NEAREST_PX) scroller.scrollTop += distance.pixels;
    return distance.isExact && scroller.scrollTop === scrollTop;
  }

  function look(): void {
    steady = isThere() ? steady + 1 : 0;
    if (steady >= STEADY_FRAMES || performance.now() > giveUpAt) end();
    else frame = requestAnimationFrame(look);
  }

  for (const event of TAKES_OVER) scroller.addEventListener(event, end, { passive: true });
  look();
  return end;
}
