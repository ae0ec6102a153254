import { distanceTo, type Programmes } from './list-place.ts';

/** Frames that the list must stand still; it draws and measures its rows on the way. */
const STEADY_FRAMES = 6;
const GIVE_UP_MS = 5000;
/** Scrolls end on whole pixels: one that is nearer than this is the nearest. */
const NEAREST_PX = 0.5;

/** What a reader does to scroll: from then on the place is theirs. */
export const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Destination {
  /** The programme's place among the results. */
  readonly index: number;
  /** Pixels from the upper edge of the list. */
  readonly offset: number;
}

/**
 * Scrolls a list until a programme stands where it should. Positions of rows that were never drawn are guesses, so it
 * goes there, looks, and corrects until nothing moves any more. A reader who scrolls meanwhile keeps the hand. Returns
 * what gives up; `onEnd` is called in any case, once.
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

  /** Whether the list stands as it should, or can't be scrolled any further. */
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
