import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `milliseconds` during which it is not held. Holding it restarts the countdown. */
export function useCountdown(milliseconds: number, isHeld: boolean, onEnd: () => void): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => {
      end.current();
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds, isHeld]);
}
