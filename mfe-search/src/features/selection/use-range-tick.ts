import { useCallback, useEffect, useRef } from 'react';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { programmesBetween } from './programmes-between.ts';
import type { SelectionStore } from './selection-store.ts';

/** A click on a programme's check box. With `isRange` (shift), everything since the one before follows that one. */
export type Tick = (id: number, isRange: boolean) => void;

/** What check boxes call: one function for as long as the list lives, so that more rows draw nothing anew. */
export function useRangeTick(selection: SelectionStore, programs: readonly ProgrammeLine[]): Tick {
  const latest = useRef(programs);
  useEffect(() => {
    latest.current = programs;
  }, [programs]);
  return useCallback(
    (id, isRange) => {
      const anchor = isRange ? selection.anchor() : null;
      const range = anchor === null ? [] : programmesBetween(latest.current, anchor, id);
      if (anchor === null || range.length === 0) selection.toggle(id);
      else selection.tickRange(anchor, range);
    },
    [selection],
  );
}
