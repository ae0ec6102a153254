import type { TelemetryRecord } from '@airdex/shared-contracts/telemetry';
import { reportedOutcomes } from './reported-outcomes.ts';
import type { ReportedOutcome, Reporter } from './reported-outcomes.ts';

export interface FailureLimit {
  /** Maximum share of failed screens, 0 to 1. */
  readonly share: number;
  /** Minimum number of reported screens for the share to be meaningful. */
  readonly atLeast: number;
  /** Minimum number of places that report failures: addresses, and on this machine itself browsers. */
  readonly places: number;
  /** Length of the window, in milliseconds. */
  readonly windowMs: number;
}

/**
 * One in ten, of twenty within ten minutes, from three places: a release that is broken for many is detected
 * within minutes.
 */
export const CANARY_LIMIT: FailureLimit = { share: 0.1, atLeast: 20, places: 3, windowMs: 10 * 60_000 };

/** How many screens of one composition were shown and failed recently. */
export interface ScreenCounts {
  readonly shown: number;
  readonly failed: number;
}

/** Recent outcomes of the screens of one composition. */
export interface FailureShare extends ScreenCounts {
  readonly isOver: boolean;
}

/**
 * The outcome of a screen in a record: shown, failed, or neither. A crashed shell and a frozen page count as
 * failures.
 */
export function outcomeOf(record: TelemetryRecord): 'shown' | 'failed' | undefined {
  if (record.kind === 'error')
    return record.error === 'shell' || record.error === 'frozen' ? 'failed' : undefined;
  if (record.kind !== 'step' || record.outcome === 'again') return undefined;
  // The release itself failed, though an earlier one replaced it.
  if (record.step === 'fallback') return undefined;
  if (record.outcome === 'failed') return record.step === 'unmount' ? undefined : 'failed';
  return record.step === 'mount' ? 'shown' : undefined;
}

const failuresIn = (outcomes: readonly ReportedOutcome[]) => outcomes.filter(({ failed }) => failed);
const countsOf = (outcomes: readonly ReportedOutcome[]): ScreenCounts => {
  const failed = failuresIn(outcomes).length;
  return { shown: outcomes.length - failed, failed };
};
const isAbove = (share: number, outcomes: readonly ReportedOutcome[]) =>
  failuresIn(outcomes).length > share * outcomes.length;

/** The place that reports the most failures, and their number. */
function failingPlaces(outcomes: readonly ReportedOutcome[]): {
  readonly worst: string;
  readonly count: number;
} {
  const failures = new Map<string, number>();
  for (const { place } of failuresIn(outcomes)) failures.set(place, (failures.get(place) ?? 0) + 1);
  const [worst = ''] = [...failures].sort(([, a], [, b]) => b - a)[0] ?? [];
  return { worst, count: failures.size };
}

/**
 * Whether too many failed, in several places, and also without the worst place, so that no place decides
 * alone.
 */
function isTooMany(outcomes: readonly ReportedOutcome[], { share, atLeast, places }: FailureLimit): boolean {
  if (outcomes.length < atLeast || !isAbove(share, outcomes)) return false;
  const { worst, count } = failingPlaces(outcomes);
  const others = outcomes.filter(({ place }) => place !== worst);
  return count >= places && isAbove(share, others);
}

/** Counts the screens of one composition over a sliding window. */
export function createFailureShare(limit: FailureLimit, now: () => number = Date.now) {
  const reported = reportedOutcomes(limit.windowMs, now);
  return {
    counts: (): ScreenCounts => countsOf(reported.countingNow()),
    /** Counts a batch of one browser; returns the resulting totals. */
    add(reporter: Reporter, records: readonly TelemetryRecord[]): FailureShare {
      const counted = records.map(outcomeOf).filter((outcome) => outcome !== undefined);
      const outcomes = reported.add(
        reporter,
        counted.map((outcome) => outcome === 'failed'),
      );
      return { ...countsOf(outcomes), isOver: isTooMany(outcomes, limit) };
    },
  };
}
