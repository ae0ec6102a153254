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
  /** A null width resets a column. */
  readonly resize: (key: SizedColumn, width: number | null) => void;
  /** Stores the widths in this browser; call it at the end of a change. */
  readonly keep: () => void;
}

/** The widths of the columns, stored in this browser. */
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
  // The table may be unmounted during a change.
  useEffect(() => keep, [keep]);
  return { widths, resize, keep };
}
