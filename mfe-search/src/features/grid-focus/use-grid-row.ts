import { useCallback, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { GridFocus, RowKey } from './grid-focus.ts';

/** How the cells of a row are found from the element with the row's `ref`. */
interface RowLayout {
  readonly container: (anchor: Element) => Element | null;
  readonly cell: (anchor: Element, column: number) => Element | null | undefined;
}

/** The `ref` is on any one cell of a table's row. */
export const CELLS_OF_TABLE_ROW: RowLayout = {
  container: (cell) => cell.parentElement,
  cell: (cell, column) => cell.parentElement?.children[column],
};

/** The `ref` is on the only cell with the row's key. */
export const SINGLE_CELL: RowLayout = { container: (cell) => cell, cell: (cell) => cell };

/** The focusable part of a cell: its first control, or the cell. */
function focusTarget(cell: Element): HTMLElement | null {
  return cell.querySelector<HTMLElement>('a, input, button') ?? (cell as HTMLElement);
}

/**
 * Connects a rendered row to the keyboard. Returns its active column, null in all rows but one: the focusable
 * element of that column has `tabIndex` 0, everything else in the row -1.
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
    // The list was scrolled to the row's estimated position; now the exact one is known.
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focus, column, layout]);

  useLayoutEffect(() => {
    const row = ref.current === null ? null : layout.container(ref.current);
    return () => {
      // If a row scrolls out of the page, the focus would go with it.
      if (row?.contains(document.activeElement)) focus.rescue();
    };
  }, [focus, layout]);

  return { ref, column };
}

/** `tabIndex` of the focusable element of a column. */
export function tabIndexIn(activeColumn: number | null, column: number): 0 | -1 {
  return activeColumn === column ? 0 : -1;
}
