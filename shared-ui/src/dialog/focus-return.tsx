import { useEffect } from 'react';

/**
 * Raised by react-aria on the element that is about to get the focus back. If the event is cancelled, the element does
 * not get it.
 */
const RESTORE_EVENT = 'react-aria-focus-scope-restore';

/**
 * Returns the focus from a modal around it, after react-aria has tried to. React-aria does so in a frame, which may come
 * while the page behind the modal is still inert and can't have the focus (react-spectrum, issue 10610).
 */
export function FocusReturn() {
  useEffect(() => {
    let missed: Element | null = null;
    const listen = ({ target }: Event) => {
      if (target instanceof Element) missed = target.closest('[inert]') === null ? null : target;
    };
    document.addEventListener(RESTORE_EVENT, listen, { capture: true });
    return () => {
      document.removeEventListener(RESTORE_EVENT, listen, { capture: true });
      // The page is no longer inert: React runs the effects of a modal before those of its content.
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (!(missed instanceof HTMLElement) || !missed.isConnected || !isLost) return;
      const event = new CustomEvent(RESTORE_EVENT, { bubbles: true, cancelable: true });
      if (missed.dispatchEvent(event)) missed.focus({ preventScroll: true });
    };
  }, []);
  return null;
}
