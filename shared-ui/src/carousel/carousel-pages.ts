/**
 * How many items a page of a carousel holds: as many as fit by width, times its rows. At least one column.
 */
export function columnsIn(width: number, narrowestItem: number): number {
  return Math.max(1, Math.floor(width / narrowestItem));
}

/** The items in pages of `size`; the last one may be shorter. */
export function pagesOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );
}

/** The empty places of a page of `size` with `count` items. */
export function freePlaces(count: number, size: number): readonly number[] {
  return Array.from({ length: Math.max(size - count, 0) }, (_, free) => count + free);
}

/** The page that contains the first item of another page, after the page size has changed. */
export function pageAfterResize(page: number, size: number, newSize: number): number {
  return Math.floor((page * size) / newSize);
}

/** What decides whether a carousel rotates automatically. */
export interface Rotation {
  readonly pageCount: number;
  /** By its button. */
  readonly isPaused: boolean;
  readonly isPointedAt: boolean;
  readonly hasFocus: boolean;
  /** The tab is in the background, or the carousel is scrolled out of view. */
  readonly isOutOfSight: boolean;
  readonly prefersReducedMotion: boolean;
}

/** Whether it rotates now: never during interaction, never while hidden, never with reduced motion. */
export function isRotating(rotation: Rotation): boolean {
  const { pageCount, ...hindrances } = rotation;
  return pageCount > 1 && !Object.values(hindrances).includes(true);
}
