import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface NoticeFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * Manages the focus on a notice's buttons: if a button disappears, the focus moves to the next one; if the
 * notice disappears, it returns to where it came from. For Tab, that is where the user started, not the last control
 * that was passed on the way.
 * @param state changes whenever buttons may have disappeared
 */
export function useNoticeFocus(state: unknown): NoticeFocus {
  const ref = useRef<HTMLDivElement>(null);
  const wasWithin = useRef(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const tabbedFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Shift' || !(target instanceof HTMLElement) || ref.current?.contains(target) === true)
        return;
      tabbedFrom.current = key === 'Tab' ? (tabbedFrom.current ?? target) : null;
    };
    const onPointerDown = () => {
      tabbedFrom.current = null;
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('pointerdown', onPointerDown, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (wasWithin.current && document.activeElement === document.body)
      ref.current?.querySelector('button')?.focus();
  }, [state]);
  useLayoutEffect(() => {
    const notice = ref.current;
    return () => {
      if (notice?.contains(document.activeElement) !== true) return;
      const [start, before] = [tabbedFrom.current, cameFrom.current];
      // After the browser has noticed that the focused element is gone. An element that is gone does not take the focus.
      queueMicrotask(() => {
        start?.focus();
        if (document.activeElement === document.body) before?.focus({ preventScroll: true });
      });
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
