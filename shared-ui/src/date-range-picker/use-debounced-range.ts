import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { DateRange } from './date-range.ts';

/** A second click follows within this time. */
const CLICKS_MS = 300;

interface Waiting {
  readonly range: DateRange;
  readonly timer: ReturnType<typeof setTimeout>;
}

function giveUp(waiting: RefObject<Waiting | null>): void {
  if (waiting.current !== null) clearTimeout(waiting.current.timer);
  waiting.current = null;
}

const isSame = (a: DateRange, b: DateRange) => a.start === b.start && a.end === b.end;

/**
 * The range as it is shown, and how to change it. What clicks lead to is told once none has followed for a moment, or
 * when the picker goes. Whatever is decided otherwise meanwhile, here at once or outside, is what counts: the clicks
 * before it are given up.
 */
export function useDebouncedRange(value: DateRange, onChange: (range: DateRange) => void) {
  const [given, setGiven] = useState(value);
  const [shown, setShown] = useState(value);
  const waiting = useRef<Waiting | null>(null);
  const told = useRef<DateRange | null>(null);
  if (!isSame(given, value)) {
    setGiven(value);
    setShown(value);
  }
  const tell = useEffectEvent(() => {
    if (waiting.current === null) return;
    const { range } = waiting.current;
    giveUp(waiting);
    told.current = range;
    onChange(range);
  });
  useEffect(
    () => () => {
      tell();
    },
    [],
  );
  useEffect(() => {
    // What was told here comes back as the value, and is no other decision than that of the clicks.
    if (told.current === null || !isSame(told.current, given)) giveUp(waiting);
    told.current = null;
  }, [given]);
  const [due, setDue] = useState(0);
  useEffect(() => {
    if (due > 0) tell();
  }, [due]);
  return {
    range: shown,
    change(range: DateRange) {
      giveUp(waiting);
      setShown(range);
      waiting.current = { range, timer: setTimeout(() => setDue((count) => count + 1), CLICKS_MS) };
    },
    changeNow(range: DateRange) {
      giveUp(waiting);
      setShown(range);
      onChange(range);
    },
  };
}
