import { useEffect, type RefObject } from 'react';

/**
 * Leaves the focus on a control of a row when a program moves it there, such as a screen reader. When the focus enters the
 * tree, react-aria moves it to the row that had it last, or else to the first, so that the next key would act on another
 * row. Tab still enters the tree at a row.
 * @param tree element around the tree; it must stay mounted
 */
export function useControlFocus(tree: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = tree.current;
    let isTabbing = false;
    const note = ({ key, type }: KeyboardEvent) => {
      isTabbing = key === 'Tab' && type === 'keydown';
    };
    const keep = ({ target, relatedTarget }: FocusEvent) => {
      if (isTabbing || !(target instanceof HTMLElement)) return;
      const row = target.closest<HTMLElement>('[role="row"]');
      const grid = row?.closest('[role="treegrid"]');
      if (row == null || row === target || (relatedTarget instanceof Node && grid?.contains(relatedTarget)))
        return;
      // The tree accepts the focus on a row, and ignores where it moves within the tree.
      row.focus({ preventScroll: true });
      target.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', note, { capture: true });
    document.addEventListener('keyup', note, { capture: true });
    around?.addEventListener('focusin', keep, { capture: true });
    return () => {
      document.removeEventListener('keydown', note, { capture: true });
      document.removeEventListener('keyup', note, { capture: true });
      around?.removeEventListener('focusin', keep, { capture: true });
    };
  }, [tree]);
}
