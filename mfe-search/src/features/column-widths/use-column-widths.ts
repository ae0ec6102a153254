import { useCallback, useState } from 'react';
import { storedWidths, storeWidths, withoutWidth, withWidth, type SizedColumn } from './column-widths.ts';

/** The widths of the columns, kept in this browser; a null width gives a column back to the design. */
export function useColumnWidths() {
  const [widths, setWidths] = useState(() => storedWidths(localStorage));
  const resize = useCallback((key: SizedColumn, width: number | null) => {
    setWidths((before) => {
      const next = width === null ? withoutWidth(before, key) : withWidth(before, key, width);
      storeWidths(localStorage, next);
      return next;
    });
  }, []);
  return { widths, resize };
}
