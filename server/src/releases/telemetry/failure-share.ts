import type { TelemetryRecord } from '@airdex/shared-contracts/telemetry';
import { reportedOutcomes } from './reported-outcomes.ts';
import type { ReportedOutcome, Reporter } from './reported-outcomes.ts';

export interface FailureLimit {
  /** Share of screens that may fail, 0 to 1. */
  readonly share: number;
  /** Screens that have to be told of before the share means anything. */
  readonly atLeast: number;
  /** Places that failures have to be told from: addresses, and on this machine itself browsers. */
  readonly places: number;
  /** Time that is looked back over, in milliseconds. */
  readonly windowMs: number;
}

/** One in ten, of twenty within ten minutes, told from three places: a release that is broken for many shows within minutes. */
export const CANARY_LIMIT: FailureLimit = { share: 0.1, atLeast: 20, places: 3, windowMs: 10 * 60_000 };

/** How the screens of one composition fared lately. */
export interface FailureShare {
  readonly shown: number;
  readonly failed: number;
  readonly isOver: boolean;
}

/** Whether a record tells how a screen ended up: shown, failed, or neither. A shell that crashes fails as a whole, and so does a page that froze. */
export function outcomeOf(record: TelemetryRecord): 'shown' | 'failed' | undefined {
  if (record.kind === 'error')
    return record.error === 'shell' || record.error === 'frozen' ? 'failed' : undefined;
  if (record.kind !== 'step' || record.outcome === 'again') return undefined;
  // The release itself failed, though an earlier one took its place.
  if (record.step === 'fallback') return undefined;
  if (record.outcome === 'failed') return record.step === 'unmount' ? undefined : 'failed';
  return record.step === 'mount' ? 'shown' : undefined;
}

const failuresIn = (outcomes: readonly ReportedOutcome[]) => outcomes.filter(({ failed }) => failed);
const isAbove = (share: number, outcomes: readonly ReportedOutcome[]) =>
  failuresIn(outcomes).length > share * outcomes.length;

/** The place that tells of most failures, and how many there are. */
function failingPlaces(outcomes: readonly ReportedOutcome[]): {
  readonly worst: string;
  readonly count: number;
} {
  const failures = new Map<string, number>();
  for (const { place } of failuresIn(outcomes)) failures.set(place, (failures.get(place) ?? 0) + 1);
  const [worst = ''] = [...failures].sort(([, a], [, b]) => b - a)[0] ?? [];
  return { worst, count: failures.size };
}

/** Whether too many failed, in several places, and also without the place that is worst: no place decides alone. */
function isTooMany(outcomes: readonly ReportedOutcome[], { share, atLeast, places }: FailureLimit): boolean {
  if (outcomes.length < atLeast || !isAbove(share, outcomes)) return false;
  const { worst, count } = failingPlaces(outcomes);
  const others = outcomes.filter(({ place }) => place !== worst);
  return count >= places && isAbove(share, others);
}

/** Counts the screens of one composition over a window of time that moves along. */
export function createFailureShare(limit: FailureLimit, now: () => number = Date.now) {
  const reported = reportedOutcomes(limit.windowMs, now);
  return {
    /** Counts what a batch of one browser tells; answers how it stands then. */
    add(reporter: Reporter, records: readonly TelemetryRecord[]): FailureShare {
      const told = records.map(outcomeOf).filter((outcome) => outcome !== undefined);
      const outcomes = reported.add(
        reporter,
        told.map((outcome) => outcome === 'failed'),
      );
      const failed = failuresIn(outcomes).length;
      return { shown: outcomes.length - failed, failed, isOver: isTooMany(outcomes, limit) };
    },
  };
}
