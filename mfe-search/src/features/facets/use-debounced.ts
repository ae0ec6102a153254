import { useEffect, useState } from 'react';

/**
 * Debounces a value: returns it once it has not changed for `delayMs`, the first one immediately; also
 * returns a function that takes a value without waiting.
 */
export function useDebounced<Value>(
  value: Value,
  delayMs: number,
): readonly [settled: Value, settleNow: (value: Value) => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, delayMs]);
  return [settled, setSettled];
}
