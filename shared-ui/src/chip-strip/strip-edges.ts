/** The ends of the strip with hidden content. */
export interface StripEdges {
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

/** The edges of a scrolled element. Positions are fractional: less than a pixel does not count. */
export function edgesOf({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): StripEdges {
  return { hasBefore: scrollLeft >= 1, hasAfter: scrollWidth - clientWidth - scrollLeft >= 1 };
}

const LINE_PX = 16;

/**
 * How far a vertical wheel moves the strip sideways. 0 leaves the event to the browser: for horizontal
 * wheels, zooming, and at the strip's end, where the page scrolls.
 */
export function wheelScroll(
  { deltaX, deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey'>,
  { hasBefore, hasAfter }: StripEdges,
): number {
  if (ctrlKey || Math.abs(deltaX) >= Math.abs(deltaY)) return 0;
  if (deltaY < 0 ? !hasBefore : !hasAfter) return 0;
  return deltaMode === 0 ? deltaY : deltaY * LINE_PX;
}
