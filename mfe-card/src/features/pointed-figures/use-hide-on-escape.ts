import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `hide` on Escape while something is shown because the user points at it. Listens to the whole page, because
 * what is pointed at need not have the focus.
 */
export function useHideOnEscape(isShown: boolean, hide: () => void): void {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  });
  useEffect(() => {
    if (!isShown) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isShown]);
}
