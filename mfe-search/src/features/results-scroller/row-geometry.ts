/** Positions of rows of equal height in their scroller, in pixels from the top of its content. */
export interface RowGeometry {
  /** Top of row 0. */
  readonly firstTop: number;
  readonly rowHeight: number;
  /** Height of the window, and how much of its top the header covers. */
  readonly viewHeight: number;
  readonly headHeight: number;
}

/** The rendered rows of a list in a scroller; null before there are any. */
export function measureRows(scroller: HTMLElement): RowGeometry | null {
  const row = scroller.querySelector<HTMLElement>('[data-item-index]');
  if (row === null || row.offsetHeight === 0) return null;
  // The row height that the list assumes for rows that are not rendered: a whole number, which may differ
  // from the rendered ones.
  const rowHeight = Number(row.dataset['knownSize']) || row.offsetHeight;
  const drawnAt = row.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  return {
    firstTop: drawnAt - Number(row.dataset['itemIndex']) * rowHeight,
    rowHeight,
    viewHeight: scroller.clientHeight,
    headHeight: scroller.querySelector('thead')?.offsetHeight ?? 0,
  };
}

/** Number of whole visible rows, at least 1. */
export function rowsInSight({ viewHeight, headHeight, rowHeight }: RowGeometry): number {
  return Math.max(1, Math.floor((viewHeight - headHeight) / rowHeight));
}

/** `scrollTop` that brings a row into view with as little scrolling as possible. */
export function scrollTopShowing(geometry: RowGeometry, row: number, scrollTop: number): number {
  const { firstTop, rowHeight, viewHeight, headHeight } = geometry;
  const top = firstTop + row * rowHeight;
  if (top < scrollTop + headHeight) return top - headHeight;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}

/** A row and how many pixels of it are scrolled out at the top. */
interface TopRow {
  readonly row: number;
  readonly offset: number;
}

export function topRow({ firstTop, rowHeight, headHeight }: RowGeometry, scrollTop: number): TopRow {
  const row = Math.max(0, Math.floor((scrollTop + headHeight - firstTop) / rowHeight));
  return { row, offset: scrollTop + headHeight - firstTop - row * rowHeight };
}
