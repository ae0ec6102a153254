import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './playlists.module.css';

/** A button that may disappear while it has the focus. The button before it then gets the focus. */
export function HandOnFocus({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const leaving = place.current;
    const neighbour = leaving?.previousElementSibling;
    return () => {
      if (leaving?.contains(document.activeElement) !== true) return;
      // After the browser has noticed that the focused button is gone; unless the whole card is gone.
      queueMicrotask(() => {
        if (neighbour instanceof HTMLElement && neighbour.isConnected) neighbour.focus();
      });
    };
  }, []);
  return (
    <span ref={place} className={styles.contents}>
      {children}
    </span>
  );
}
