import { useEffect, useState } from 'react';

/** False at first, true `milliseconds` after the component was mounted. */
export function useHasPassed(milliseconds: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
