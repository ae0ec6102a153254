/** A position in a grid: rows from 0, or HEAD_ROW; columns from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export const HEAD_ROW = -1;

/** The dimensions of a grid. */
export interface GridShape {
  /** Whether a header row is above row 0. */
  readonly hasHead: boolean;
  readonly columns: number;
  /** Cells below the header; the last row may be short. */
  readonly cells: number;
  /** Rows that a page key moves by. */
  readonly rowsInSight: number;
  /**
   * Whether the cells follow one another like words: left of the first cell of a row is the last one of the
   * row above.
   */
  readonly isFlowing: boolean;
}

interface PressedKey {
  readonly key: string;
  /** Ctrl, or Command. */
  readonly isCtrl: boolean;
}

const lastRow = ({ cells, columns }: GridShape) => Math.ceil(cells / columns) - 1;
const lastColumn = ({ cells, columns }: GridShape, row: number) =>
  row === HEAD_ROW ? columns - 1 : Math.min(columns, cells - row * columns) - 1;

function inside(shape: GridShape, row: number, column: number): GridPlace {
  const top = shape.hasHead ? HEAD_ROW : 0;
  const kept = Math.max(top, Math.min(row, lastRow(shape)));
  return { row: kept, column: Math.max(0, Math.min(column, lastColumn(shape, kept))) };
}

function sideways(shape: GridShape, { row, column }: GridPlace, by: 1 | -1): GridPlace {
  if (!shape.isFlowing) return inside(shape, row, column + by);
  const cell = Math.max(0, Math.min(row * shape.columns + column + by, shape.cells - 1));
  return { row: Math.floor(cell / shape.columns), column: cell % shape.columns };
}

/** Where a key leads from a position, or null for a key that does not move. Never outside the grid. */
export function moveFocus(shape: GridShape, from: GridPlace, { key, isCtrl }: PressedKey): GridPlace | null {
  const { row, column } = from;
  const page = Math.max(shape.rowsInSight, 1);
  switch (key) {
    case 'ArrowUp':
      return inside(shape, row - 1, column);
    case 'ArrowDown':
      return inside(shape, row + 1, column);
    case 'ArrowLeft':
      return sideways(shape, from, -1);
    case 'ArrowRight':
      return sideways(shape, from, 1);
    case 'PageUp':
      // Only arrows and Ctrl+Home reach the header: page up stays among the rows.
      return row === HEAD_ROW ? from : inside({ ...shape, hasHead: false }, row - page, column);
    case 'PageDown':
      return inside(shape, Math.max(row, 0) + page, column);
    case 'Home':
      return isCtrl ? inside({ ...shape, hasHead: false }, 0, 0) : inside(shape, row, 0);
    case 'End':
      return isCtrl ? inside(shape, Infinity, Infinity) : inside(shape, row, Infinity);
    default:
      return null;
  }
}
