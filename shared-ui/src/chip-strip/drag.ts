/** A pointer that holds the strip. */
export interface Drag {
  /** Where it went down, in pixels of the window. */
  readonly startX: number;
  /** How far the strip was scrolled then. */
  readonly startScroll: number;
  /** It has gone so far that it drags; before, it may still be a click. */
  readonly isDragging: boolean;
}

/** Hands are not steady: a click may move as far. */
const CLICK_MOVES_PX = 4;

export const startedDrag = (startX: number, startScroll: number): Drag => ({
  startX,
  startScroll,
  isDragging: false,
});

/** The drag after the pointer went to `x`. What has begun to drag is no click any more, wherever it ends. */
export function movedDrag(drag: Drag, x: number): Drag {
  return drag.isDragging || Math.abs(x - drag.startX) > CLICK_MOVES_PX ? { ...drag, isDragging: true } : drag;
}

/** How far the strip is scrolled while the pointer is at `x`. */
export const scrollOfDrag = ({ startX, startScroll }: Drag, x: number): number => startScroll - (x - startX);
