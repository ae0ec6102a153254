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

const changedWidth = (widths: ColumnWidths, key: SizedColumn, width: number | null) =>
  width === null ? withoutWidth(widths, key) : withWidth(widths, key, width);

/** The widths of the columns, stored in this browser. */
export function useColumnWidths(): ChosenWidths {
  const [widths, setWidths] = useState(() => storedWidths(ownLocalStorage));
  const latest = useRef(widths);
  const kept = useRef(widths);
  const resize = useCallback((key: SizedColumn, width: number | null) => {
    const { current } = latest;
    latest.current = changedWidth(current, key, width);
    setWidths(latest.current);
  }, []);
  const keep = useCallback(() => {
    const before = kept.current;
    const now = latest.current;
    if (before === now) return;
    kept.current = now;
    // Another window may have stored widths of other columns.
    let stored = storedWidths(ownLocalStorage);
    for (const key of Object.keys({ ...before, ...now }) as SizedColumn[])
      if (before[key] !== now[key]) stored = changedWidth(stored, key, now[key] ?? null);
    storeWidths(ownLocalStorage, stored);
  }, []);
  // The table may be unmounted during a change.
  useEffect(() => keep, [keep]);
  return { widths, resize, keep };
}
