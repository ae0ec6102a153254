export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Edges in pixels of the window, as returned by `getBoundingClientRect`. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels between the anchor and its popup. */
const GAP = 8;
/** Minimum distance from the edges of the window, in pixels. */
const MARGIN = 8;

const within = (start: number, size: number, room: number) =>
  Math.max(MARGIN, Math.min(start, room - MARGIN - size));

/**
 * Position of a popup, in pixels of the window: next to its anchor if there is room, right before left; else
 * below or above it; else over it. Within the window if it fits there at all.
 */
export function placePopup(anchor: Edges, popup: Size, window: Size): { left: number; top: number } {
  const left = within(anchor.left, popup.width, window.width);
  const top = within(anchor.top, popup.height, window.height);
  if (anchor.right + GAP + popup.width + MARGIN <= window.width) return { left: anchor.right + GAP, top };
  if (anchor.left - GAP - popup.width >= MARGIN) return { left: anchor.left - GAP - popup.width, top };
  if (anchor.bottom + GAP + popup.height + MARGIN <= window.height) return { left, top: anchor.bottom + GAP };
  if (anchor.top - GAP - popup.height >= MARGIN) return { left, top: anchor.top - GAP - popup.height };
  return { left, top };
}
