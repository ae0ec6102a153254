/** A pointer that holds the strip. */
export interface Drag {
  /** Where it was pressed, in pixels of the window. */
  readonly startX: number;
  /** The strip's scroll position at that time. */
  readonly startScroll: number;
  /** It has moved far enough to be a drag; before, it may still be a click. */
  readonly isDragging: boolean;
}

/** A click may move this far, because hands are not steady. */
const CLICK_MOVES_PX = 4;

export const startedDrag = (startX: number, startScroll: number): Drag => ({
  startX,
  startScroll,
  isDragging: false,
});

/** The drag after the pointer moved to `x`. Once started, a drag is no longer a click, wherever it ends. */
export function movedDrag(drag: Drag, x: number): Drag {
  return drag.isDragging || Math.abs(x - drag.startX) > CLICK_MOVES_PX ? { ...drag, isDragging: true } : drag;
}

/** The strip's scroll position while the pointer is at `x`. */
export const scrollOfDrag = ({ startX, startScroll }: Drag, x: number): number => startScroll - (x - startX);
