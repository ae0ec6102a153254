import { useState } from 'react';

/** Minimum width of a programme, and width of the names of the facts, in pixels. */
const COLUMN_MIN = 150;
const NAMES_WIDTH = 130;
const SHOWN_MIN = 2;

/** How many programmes fit side by side; two on the narrowest screen. */
export const columnsThatFit = (width: number, count: number): number =>
  Math.min(count, Math.max(SHOWN_MIN, Math.floor((width - NAMES_WIDTH) / COLUMN_MIN)));

/** Shows another programme in a place. If it is shown elsewhere, the two change places. */
export function showAt(shown: readonly number[], place: number, id: number): readonly number[] {
  const before = shown[place];
  return shown.map((other, at) =>
    at === place ? id : other === id && before !== undefined ? before : other,
  );
}

/**
 * The programmes of a comparison that are shown: all of them, or as many as fit, chosen by the user.
 * @param width of the table in pixels
 */
export function useShownColumns(ids: readonly number[], width: number) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const fitting = columnsThatFit(width, ids.length);
  const kept = chosen.filter((id) => ids.includes(id)).slice(0, fitting);
  const others = ids.filter((id) => !kept.includes(id));
  const isAll = fitting === ids.length;
  const shown = isAll ? ids : [...kept, ...others.slice(0, fitting - kept.length)];
  return {
    shown,
    isAll,
    showAt: (place: number, id: number) => {
      setChosen(showAt(shown, place, id));
    },
  };
}
