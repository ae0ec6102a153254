/** Minimum width of a programme, and width of the names of the facts, in pixels. */
const COLUMN_MIN = 150;
const NAMES_WIDTH = 130;
const SHOWN_MIN = 2;

/** How many programmes fit side by side; two on the narrowest screen. @param width of the table in pixels */
export const columnsThatFit = (width: number, count: number): number =>
  Math.min(count, Math.max(SHOWN_MIN, Math.floor((width - NAMES_WIDTH) / COLUMN_MIN)));
