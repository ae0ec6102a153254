import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface NoticeFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * The focus of who is at a notice's buttons: with one that goes it moves to the next, and with the notice it goes back to
 * where it came from.
 * @param state another value where buttons may have gone
 */
export function useNoticeFocus(state: unknown): NoticeFocus {
  const ref = useRef<HTMLDivElement>(null);
  const wasWithin = useRef(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (wasWithin.current && document.activeElement === document.body)
      ref.current?.querySelector('button')?.focus();
  }, [state]);
  useLayoutEffect(() => {
    const notice = ref.current;
    return () => {
      if (notice?.contains(document.activeElement) !== true) return;
      const before = cameFrom.current;
      // After the browser has noticed that what had the focus is gone.
      queueMicrotask(() => before?.isConnected === true && before.focus({ preventScroll: true }));
    };
  }, []);
  return {
    ref,
    onFocus({ relatedTarget }) {
      wasWithin.current = true;
      if (relatedTarget instanceof HTMLElement && ref.current?.contains(relatedTarget) === false)
        cameFrom.current = relatedTarget;
    },
  };
}
