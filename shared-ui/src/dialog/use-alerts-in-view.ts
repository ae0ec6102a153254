import { useEffect, type RefObject } from 'react';

const ALERT = '[role="alert"]';

function alertIn(added: Node): Element | null {
  if (!(added instanceof Element)) return null;
  return added.matches(ALERT) ? added : added.querySelector(ALERT);
}

/** Scrolls the body as little as possible, and at most until the alert begins at its top. */
function scrollTo(alert: Element, body: Element): void {
  const [shown, room] = [alert.getBoundingClientRect(), body.getBoundingClientRect()];
  if (shown.top < room.top) body.scrollTop -= room.top - shown.top;
  else if (shown.bottom > room.bottom)
    body.scrollTop += Math.min(shown.bottom - room.bottom, shown.top - room.top);
}

/**
 * Scrolls an alert into view when it appears in a dialog's body. In a low window it would be out of sight, and a failed
 * action would look as if nothing had happened.
 */
export function useAlertsInView(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const alert = added.map(alertIn).find((found) => found !== null);
      if (alert !== undefined && alert !== null) scrollTo(alert, element);
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [body]);
}
