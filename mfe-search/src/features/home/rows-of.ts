/** Carousels with at most this many programmes have one row. */
const ONE_ROW_MAX = 3;

/**
 * Number of rows of thumbnails in carousels of the home page that belong together: the same in all, one on
 * mobile and when one of the lists is short.
 */
export function rowsOf(counts: readonly number[], isMobile: boolean): 1 | 2 {
  return isMobile || counts.some((count) => count <= ONE_ROW_MAX) ? 1 : 2;
}
