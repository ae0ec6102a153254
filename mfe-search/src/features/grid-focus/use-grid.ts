import { useLayoutEffect, useState } from 'react';
import { createGridFocus } from './grid-focus.ts';
import { useGridKeys, type GridKeyTargets } from './use-grid-keys.ts';

interface Grid extends Omit<GridKeyTargets, 'focus' | 'onTick'> {
  /** The initial column in the first row. */
  readonly column: number;
  readonly onTick?: () => void;
}

const NOTHING = () => undefined;

/** The keyboard control of a grid of programmes. Put `keys` on an element around it. */
export function useGrid({ column, onTick = NOTHING, ...targets }: Grid) {
  const [focus] = useState(createGridFocus);
  const keys = useGridKeys({ ...targets, focus, onTick });
  const { grid, programs } = targets;
  const first = programs[0]?.idProgram;

  // The active programme may be gone, or there is none yet.
  useLayoutEffect(() => {
    const active = focus.active();
    if (first !== undefined && (active === null || grid.placeOf(active) === null))
      focus.moveTo({ row: first, column });
  }, [focus, grid, first, column]);

  return { focus, keys };
}
