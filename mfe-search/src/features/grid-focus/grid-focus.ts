/** Identifies a row: the programme that it shows, or the table's header. */
export type RowKey = number | 'head';

/** The cell that has the keyboard focus. */
export interface ActiveCell {
  readonly row: RowKey;
  readonly column: number;
}

/**
 * Remembers the active cell by its programme and not by its position, so that it is the same cell after
 * scrolling, sorting and reloading. Lives outside React: a move renders only the two rows involved.
 */
export interface GridFocus {
  readonly active: () => ActiveCell | null;
  readonly moveTo: (cell: ActiveCell) => void;
  /** The active column of a row, null in every other row. */
  readonly columnIn: (row: RowKey) => number | null;
  /** For a rendered row; called when `columnIn` changes. Returns a function that unsubscribes. */
  readonly attach: (row: RowKey, listener: () => void) => () => void;
  /** The grid element; takes the focus while the active row is not rendered. */
  readonly setRoot: (root: HTMLElement | null) => void;
  readonly root: () => HTMLElement | null;
  /** Whether the browser's focus is in the grid, so that a row may take it. */
  readonly hasFocus: () => boolean;
  /**
   * Moves the focus from a row to the grid if the active row still has to be rendered. Browsers that remove a row with
   * the focus lay out the list, which then lacks the rows that follow, and scroll back.
   */
  readonly leaveRow: () => void;
  /**
   * For a row that is removed with the focus in it. The active row takes the focus if it is rendered at the same time,
   * otherwise the grid does.
   */
  readonly rescue: () => void;
  /** Whether the grid gets the focus of a removed row, and not because the user has moved it there. */
  readonly isRescuing: () => boolean;
}

export function createGridFocus(): GridFocus {
  const rows = new Map<RowKey, Set<() => void>>();
  let active: ActiveCell | null = null;
  let root: HTMLElement | null = null;
  let isRescuing = false;

  const isActiveRendered = () => active !== null && rows.has(active.row);

  /** Tab reaches the active cell, or the grid itself while that cell is not rendered. */
  function updateRoot(): void {
    if (root !== null) root.tabIndex = isActiveRendered() ? -1 : 0;
  }

  function notify(row: RowKey | undefined): void {
    if (row !== undefined) for (const listener of rows.get(row) ?? []) listener();
  }

  return {
    active: () => active,
    moveTo(cell) {
      if (active?.row === cell.row && active.column === cell.column) return;
      const left = active?.row;
      active = cell;
      updateRoot();
      notify(left);
      if (left !== cell.row) notify(cell.row);
    },
    columnIn: (row) => (active?.row === row ? active.column : null),
    attach(row, listener) {
      const listeners = rows.get(row) ?? new Set();
      rows.set(row, listeners.add(listener));
      updateRoot();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && rows.get(row) === listeners) rows.delete(row);
        updateRoot();
      };
    },
    setRoot(element) {
      // When a list changes the `ref` of its element, it passes null in between, while new rows request the focus.
      root = element ?? root;
      updateRoot();
    },
    root: () => root,
    hasFocus: () => isRescuing || (root !== null && root.contains(root.ownerDocument.activeElement)),
    leaveRow() {
      if (!isActiveRendered()) root?.focus({ preventScroll: true });
    },
    rescue() {
      isRescuing = true;
      // While rows are being replaced, the list may be too short for its position. Moving the focus then would make the
      // browser lay it out, and scroll back.
      queueMicrotask(() => {
        const { activeElement, body } = root?.ownerDocument ?? document;
        if (activeElement === null || activeElement === body) root?.focus({ preventScroll: true });
        isRescuing = false;
      });
    },
    isRescuing: () => isRescuing,
  };
}
