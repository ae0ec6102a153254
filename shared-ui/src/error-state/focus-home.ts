import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Marks an element as the target of the focus when a message that contains it disappears: spread it into its
 * props.
 */
export const FOCUS_HOME = { tabIndex: -1, 'data-focus-home': '' } as const;

/**
 * Call it before `leaving` is unmounted: if it contains the focus, the focus moves to its home, or to the element that
 * replaces the home, instead of being lost.
 */
function returnFocusHome(leaving: HTMLElement): void {
  const home = leaving.closest<HTMLElement>('[data-focus-home]');
  if (home === null || !leaving.contains(document.activeElement)) return;
  // A live list, which will have the replacement in the same place.
  const siblings = home.parentElement?.children;
  const place = [...(siblings ?? [])].indexOf(home);
  // After the browser has noticed that the focused element is gone, unless another element has the focus by
  // then.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    const target = home.isConnected ? home : siblings?.[place];
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
}

/** For a message with buttons: when it disappears, its focus moves to the nearest `FOCUS_HOME` around it. */
export function useFocusHome<Message extends HTMLElement>(): RefObject<Message | null> {
  const message = useRef<Message>(null);
  useLayoutEffect(() => {
    const element = message.current;
    return () => {
      if (element !== null) returnFocusHome(element);
    };
  }, []);
  return message;
}
