import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DateRange } from './date-range.ts';

/** A second click follows within this time. */
const CLICKS_MS = 300;

const isSame = (a: DateRange, b: DateRange) => a.start === b.start && a.end === b.end;

/**
 * The range as it is shown, and how to change it. What clicks lead to is told once none has followed for a moment, or
 * when the picker goes; another range from outside is shown at once.
 */
export function useDebouncedRange(value: DateRange, onChange: (range: DateRange) => void) {
  const [given, setGiven] = useState(value);
  const [shown, setShown] = useState(value);
  const waiting = useRef<{ readonly range: DateRange; readonly timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );
  if (!isSame(given, value)) {
    setGiven(value);
    setShown(value);
  }
  const tell = useEffectEvent(() => {
    if (waiting.current === null) return;
    const { range, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    onChange(range);
  });
  useEffect(
    () => () => {
      tell();
    },
    [],
  );
  const [due, setDue] = useState(0);
  useEffect(() => {
    if (due > 0) tell();
  }, [due]);
  return {
    range: shown,
    change(range: DateRange) {
      setShown(range);
      if (waiting.current !== null) clearTimeout(waiting.current.timer);
      waiting.current = { range, timer: setTimeout(() => setDue((count) => count + 1), CLICKS_MS) };
    },
  };
}
