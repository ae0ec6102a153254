import { startTransition, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnsLayoutOptions } from './columns-layout.ts';
import { estimatedHeight } from './estimated-height.ts';
import { firstRows } from './first-rows.ts';
import type { Row } from './folder-rows.ts';

interface Options<Item> {
  readonly rows: readonly Row<Item>[];
  readonly isCollapsed: (folder: string) => boolean;
  /** The rows are the result of a search: they are few, or the list has already been used. */
  readonly isFiltered: boolean;
  readonly columns: 1 | 2;
  readonly itemHeight: number;
}

/**
 * The current rows of the tree: the first ones, until the browser is idle or the list is used. The layout reserves the
 * height of the others. React-aria builds its collection from all rows of a tree, which with hundreds takes as long as
 * showing those in the window.
 */
export function useFirstRows<Item>({ rows, isCollapsed, isFiltered, columns, itemHeight }: Options<Item>) {
  const [isWhole, setWhole] = useState(false);
  const shown = useMemo(
    () => (isWhole || isFiltered ? rows : firstRows(rows, isCollapsed)),
    [isWhole, isFiltered, rows, isCollapsed],
  );
  const layoutOptions = useMemo<ColumnsLayoutOptions>(() => {
    const options = { columns, itemHeight };
    const rest =
      shown === rows
        ? 0
        : estimatedHeight(rows, isCollapsed, options) - estimatedHeight(shown, isCollapsed, options);
    return { ...options, rest };
  }, [shown, rows, isCollapsed, columns, itemHeight]);
  return {
    /** Whether the tree has all rows, because the list was used or the browser was idle. */
    isWhole,
    shown,
    layoutOptions,
    /** Gives the tree all rows, at once. */
    complete: useCallback(() => {
      flushSync(() => {
        setWhole(true);
      });
    }, []),
    /** Gives the tree all rows, with pauses in which the browser can do something else. */
    completeSoon: useCallback(() => {
      startTransition(() => {
        setWhole(true);
      });
    }, []),
  };
}
