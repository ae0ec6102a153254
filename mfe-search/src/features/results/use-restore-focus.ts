import { useEffect, useRef } from 'react';

/** How long a closing dialog or the like may still cover the page, in milliseconds. */
const WAIT_MS = 1_000;

/**
 * Sets the focus if nothing has it, if necessary after a dialog has closed; does nothing if another element
 * has the focus by then.
 */
function focusWhenFree(take: () => void): void {
  const end = performance.now() + WAIT_MS;
  const look = () => {
    const active = document.activeElement;
    if (active === null || active === document.body) take();
    else if (active.closest('[role$="dialog"]') !== null && performance.now() < end)
      requestAnimationFrame(look);
  };
  look();
}

/**
 * For parts of the results that may be unmounted while they contain the focus, such as a view or a button:
 * `take` then moves the focus elsewhere. Returns the handler for focus events in these parts.
 * @param parts which of them exist; compared by value
 */
export function useRestoreFocus(parts: string, take: () => void): (event: { target: Element }) => void {
  const last = useRef<Element | null>(null);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    focusWhenFree(() => {
      latest.current();
    });
  }, [parts]);
  return ({ target }) => {
    last.current = target;
  };
}
