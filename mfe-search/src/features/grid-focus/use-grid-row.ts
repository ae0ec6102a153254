import { useCallback, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { GridFocus, RowKey } from './grid-focus.ts';

/** How the cells of a row are found from the element that carries the row's `ref`. */
export interface RowLayout {
  readonly container: (anchor: Element) => Element | null;
  readonly cell: (anchor: Element, column: number) => Element | null | undefined;
}

/** The `ref` is on any one cell of a table's row. */
export const CELLS_OF_TABLE_ROW: RowLayout = {
  container: (cell) => cell.parentElement,
  cell: (cell, column) => cell.parentElement?.children[column],
};

/** The `ref` is on the only cell that stands for the row's key. */
export const SINGLE_CELL: RowLayout = { container: (cell) => cell, cell: (cell) => cell };

/** What takes the focus of a cell: the first thing in it to act on, or the cell. */
function focusTarget(cell: Element): HTMLElement | null {
  return cell.querySelector<HTMLElement>('a, input, button') ?? (cell as HTMLElement);
}

/**
 * Joins a drawn row to the keyboard. Returns its active column, null in all rows but one: what takes the focus in that
 * column has `tabIndex` 0, everything else in the row -1.
 */
export function useGridRow<E extends Element>(
  focus: GridFocus,
  key: RowKey,
  layout: RowLayout,
): { readonly ref: RefObject<E | null>; readonly column: number | null } {
  const ref = useRef<E>(null);
  const attach = useCallback((listener: () => void) => focus.attach(key, listener), [focus, key]);
  const column = useSyncExternalStore(attach, () => focus.columnIn(key));

  useLayoutEffect(() => {
    if (column === null || ref.current === null || !focus.hasFocus()) return;
    const cell = layout.cell(ref.current, column);
    if (!cell || cell.contains(document.activeElement)) return;
    focusTarget(cell)?.focus({ preventScroll: true });
    // Whoever moved has scrolled to where the row was to be; now it is known to the pixel.
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focus, column, layout]);

  useLayoutEffect(() => {
    const row = ref.current === null ? null : layout.container(ref.current);
    return () => {
      // A row that scrolls out of the page would take the focus with it.
      if (row?.contains(document.activeElement)) focus.root()?.focus({ preventScroll: true });
    };
  }, [focus, layout]);

  return { ref, column };
}

/** `tabIndex` of what takes the focus in a column. */
export function tabIndexIn(activeColumn: number | null, column: number): 0 | -1 {
  return activeColumn === column ? 0 : -1;
}
