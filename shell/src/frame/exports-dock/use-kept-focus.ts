import { useLayoutEffect, useRef, type FocusEventHandler, type RefObject } from 'react';

interface KeptFocus {
  readonly ref: RefObject<HTMLLIElement | null>;
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

/**
 * Keeps the focus in an element whose buttons are replaced when `state` changes, by moving it to the first new button.
 * Otherwise it would move to the start of the page.
 */
export function useKeptFocus(state: string): KeptFocus {
  const ref = useRef<HTMLLIElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (!isInside.current || ref.current?.contains(document.activeElement)) return;
    ref.current?.querySelector('button')?.focus();
  }, [state]);
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      isInside.current = ref.current?.contains(relatedTarget) ?? false;
    },
  };
}
