import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface NoticeFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * Manages the focus on a notice's buttons: if a button disappears, the focus moves to the next one; if the
 * notice disappears, it returns to where it came from.
 * @param state changes whenever buttons may have disappeared
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
      // After the browser has noticed that the focused element is gone.
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
