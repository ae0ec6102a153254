import { useEffect, useRef } from 'react';

/** How long something may still lie over the page, such as a dialog that is closing, in milliseconds. */
const WAIT_MS = 1_000;

/** Gives the focus when nothing has it, if need be once a dialog has gone; whoever else has it by then keeps it. */
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
 * For parts of the results that go, such as a view or a button, with the focus in them: `take` is then to give it a
 * place. Returns what is to hear of the focus in them.
 * @param parts what of them there is; compared by its value
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
