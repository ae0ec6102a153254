import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a row disappears and takes the focus with it, the first button of the row in its place gets the focus, of the
 * last row if there is none, or the list's surroundings if no row is left.
 * @param list contains the rows; can have the focus itself
 * @param ids of the rows, in order
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, ids: readonly number[]): void {
  const before = useRef(ids);
  useEffect(() => {
    const removed = before.current.findIndex((id) => !ids.includes(id));
    before.current = ids;
    if (removed < 0) return undefined;
    // After a closing dialog has tried to return the focus.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const rows = list.current?.querySelectorAll('li') ?? [];
      const row = rows[Math.min(removed, rows.length - 1)];
      (row?.querySelector('button') ?? list.current)?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [list, ids]);
}
