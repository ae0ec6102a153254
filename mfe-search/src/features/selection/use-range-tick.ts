import { useCallback, useEffect, useRef } from 'react';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { programmesBetween } from './programmes-between.ts';
import type { SelectionStore } from './selection-store.ts';

/**
 * Handles a click on a programme's check box. With `isRange` (shift), all programmes since the previously ticked one
 * get its tick.
 */
export type Tick = (id: number, isRange: boolean) => void;

/**
 * The handler of check boxes: the same function for the lifetime of the list, so that more rows re-render
 * nothing.
 */
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
