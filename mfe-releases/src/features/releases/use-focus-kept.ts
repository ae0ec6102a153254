import { useEffect, type RefObject } from 'react';

/**
 * Moves a lost focus to `target` after a change: a button may disappear with the canary or the remote it belonged to,
 * after the dialog has closed or while it does.
 * @param change null before the first one
 */
export function useFocusKept(target: RefObject<HTMLElement | null>, change: string | null, shown: unknown) {
  useEffect(() => {
    if (change === null) return undefined;
    // After a closing dialog has tried to return the focus.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [target, change, shown]);
}
