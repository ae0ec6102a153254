import { useEffect, type RefObject } from 'react';
import { useServices } from '../services/services-context.ts';
import { returnFocus } from '../lib/return-focus.ts';

/** When another width of the window takes away what has the focus, such as an open menu, `main` has it. */
export function useFocusOverLayouts(main: RefObject<HTMLElement | null>): void {
  const { host } = useServices();
  useEffect(() => {
    const changes = host.layout.changes.subscribe(() => {
      if (document.activeElement !== document.body) returnFocus(main.current);
    });
    return () => changes.unsubscribe();
  }, [host, main]);
}
