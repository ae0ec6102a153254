import { useEffect, type RefObject } from 'react';
import { useServices } from '../services/services-context.ts';
import { returnFocus } from '../lib/return-focus.ts';

/** Moves the focus to `main` when a change of the window's width removes the focused element, such as an open menu. */
export function useFocusOverLayouts(main: RefObject<HTMLElement | null>): void {
  const { host } = useServices();
  useEffect(() => {
    const changes = host.layout.changes.subscribe(() => {
      if (document.activeElement !== document.body) returnFocus(main.current);
    });
    return () => changes.unsubscribe();
  }, [host, main]);
}
