/** At which ends of the strip there is more than is in sight. */
export interface StripEdges {
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

/** The edges of a scrolled element. Positions come in fractions of pixels: less than one is nothing. */
export function edgesOf({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): StripEdges {
  return { hasBefore: scrollLeft >= 1, hasAfter: scrollWidth - clientWidth - scrollLeft >= 1 };
}

const LINE_PX = 16;

/**
 * How far an upright wheel moves the strip sideways: 0 when it shall do what it always does, because it turns sideways
 * by itself, zooms, or the strip is at its end and the page's turn has come.
 */
export function wheelScroll(
  { deltaX, deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey'>,
  { hasBefore, hasAfter }: StripEdges,
): number {
  if (ctrlKey || Math.abs(deltaX) >= Math.abs(deltaY)) return 0;
  if (deltaY < 0 ? !hasBefore : !hasAfter) return 0;
  return deltaMode === 0 ? deltaY : deltaY * LINE_PX;
}
