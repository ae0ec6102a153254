import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query currently matches, such as `(prefers-reduced-motion: reduce)`; follows its changes.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
