/** A carousel of no more programmes than this has one row. */
const ONE_ROW_MAX = 3;

/** How many rows of thumbnails a carousel of the home page has. */
export function rowsOf(count: number, isMobile: boolean): 1 | 2 {
  return isMobile || count <= ONE_ROW_MAX ? 1 : 2;
}
