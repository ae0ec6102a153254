/** A carousel with at most this many programmes has one row. */
const ONE_ROW_MAX = 3;

/** Number of rows of thumbnails in a carousel of the home page. */
export function rowsOf(count: number, isMobile: boolean): 1 | 2 {
  return isMobile || count <= ONE_ROW_MAX ? 1 : 2;
}
