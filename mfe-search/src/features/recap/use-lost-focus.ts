import { useEffect, useRef, type RefObject } from 'react';

/**
 * For an element that replaces the control that was just used: takes the focus if that control disappeared with it.
 * @param isEnabled false for an element that is shown from the start
 */
export function useLostFocus<Control extends HTMLElement>(isEnabled = true): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => {
    if (isEnabled && document.activeElement === document.body) control.current?.focus();
  }, [isEnabled]);
  return control;
}
