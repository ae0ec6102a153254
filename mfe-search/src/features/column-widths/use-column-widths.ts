import { useCallback, useEffect, useRef, useState } from 'react';
import { ownLocalStorage } from '@airdex/mfe-kit/storage';
import {
  storedWidths,
  storeWidths,
  withoutWidth,
  withWidth,
  type ColumnWidths,
  type SizedColumn,
} from './column-widths.ts';

interface ChosenWidths {
  readonly widths: ColumnWidths;
  /** A null width gives a column back to the design. */
  readonly resize: (key: SizedColumn, width: number | null) => void;
  /** Keeps the widths in this browser; to be called when a change of them has come to its end. */
  readonly keep: () => void;
}

/** The widths of the columns, kept in this browser. */
export function useColumnWidths(): ChosenWidths {
  const [widths, setWidths] = useState(() => storedWidths(ownLocalStorage));
  const latest = useRef(widths);
  const kept = useRef(widths);
  const resize = useCallback((key: SizedColumn, width: number | null) => {
    const { current } = latest;
    latest.current = width === null ? withoutWidth(current, key) : withWidth(current, key, width);
    setWidths(latest.current);
  }, []);
  const keep = useCallback(() => {
    if (kept.current === latest.current) return;
    kept.current = latest.current;
    storeWidths(ownLocalStorage, latest.current);
  }, []);
  // The table may go in the middle of a change.
  useEffect(() => keep, [keep]);
  return { widths, resize, keep };
}
