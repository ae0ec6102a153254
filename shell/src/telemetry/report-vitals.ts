import type { WebVital } from '@airdex/shared-contracts/telemetry';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** A measured value. `id`: the same for all values of one vital, until the browser shows a page that it has kept. */
interface Vital {
  readonly id: string;
  readonly name: WebVital;
  readonly value: number;
}

type Measure = (onValue: (vital: Vital) => void) => void;

/**
 * Reports each vital of the page once. CLS and INP have a new value each time the page is hidden after it changed. The
 * first is reported, because a hidden page may end without another event, and a histogram cannot replace a value.
 */
export function reportVitals(
  report: (vital: Vital) => void,
  measures: readonly Measure[] = [onCLS, onFCP, onINP, onLCP, onTTFB],
): void {
  const reported = new Set<string>();
  for (const measure of measures)
    measure((vital) => {
      if (reported.has(vital.id)) return;
      reported.add(vital.id);
      report(vital);
    });
}
