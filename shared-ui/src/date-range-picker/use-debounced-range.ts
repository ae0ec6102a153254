import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { DATE_CLICK_DEBOUNCE_MS } from '@airdex/shared-contracts/constants';
import type { DateRange } from './date-range.ts';

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
 * The range as shown, and functions to change it. The result of clicks is reported once none has followed for
 * a moment, or on unmount. Any other change meanwhile, here or outside, takes precedence and discards pending
 * clicks.
 */
export function useDebouncedRange(value: DateRange, onChange: (range: DateRange) => void) {
  const [given, setGiven] = useState(value);
  const [shown, setShown] = useState(value);
  const waiting = useRef<Waiting | null>(null);
  const reported = useRef<DateRange | null>(null);
  if (!isSame(given, value)) {
    setGiven(value);
    setShown(value);
  }
  const report = useEffectEvent(() => {
    if (waiting.current === null) return;
    const { range } = waiting.current;
    giveUp(waiting);
    reported.current = range;
    onChange(range);
  });
  useEffect(
    () => () => {
      report();
    },
    [],
  );
  useEffect(() => {
    // A reported range returns as the value, which is not a new change.
    if (reported.current === null || !isSame(reported.current, given)) giveUp(waiting);
    reported.current = null;
  }, [given]);
  const [due, setDue] = useState(0);
  useEffect(() => {
    if (due > 0) report();
  }, [due]);
  return {
    range: shown,
    change(range: DateRange) {
      giveUp(waiting);
      setShown(range);
      waiting.current = {
        range,
        timer: setTimeout(() => setDue((count) => count + 1), DATE_CLICK_DEBOUNCE_MS),
      };
    },
    changeNow(range: DateRange) {
      giveUp(waiting);
      setShown(range);
      onChange(range);
    },
  };
}
