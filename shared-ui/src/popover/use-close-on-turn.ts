import { useEffect, useEffectEvent } from 'react';

/**
 * Closes an open surface when the width of the window changes, as browsers close the list of a `select`. On a turned
 * phone the surface would be beside the window, and browsers shrink the whole page until it fits.
 */
export function useCloseOnTurn(isOpen: boolean, close: () => void): void {
  const onTurn = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const width = window.innerWidth;
    // A keyboard on the screen changes only the height.
    const onResize = () => {
      if (window.innerWidth !== width) onTurn();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [isOpen]);
}
