import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Makes an element the place that the focus goes to when the message that held it goes: spread it into its props. */
export const FOCUS_HOME = { tabIndex: -1, 'data-focus-home': '' } as const;

/** Call it when `leaving` is about to go: with the focus in it, the focus goes to its home instead of nowhere. */
export function returnFocusHome(leaving: HTMLElement): void {
  if (!leaving.contains(document.activeElement)) return;
  const home = leaving.closest<HTMLElement>('[data-focus-home]');
  // After the browser has noticed that what had the focus is gone, and unless something has taken it by then.
  queueMicrotask(() => {
    if (home?.isConnected === true && document.activeElement === document.body)
      home.focus({ preventScroll: true });
  });
}

/** For a message with buttons: when it goes, the focus that was in it goes to the next `FOCUS_HOME` around it. */
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
