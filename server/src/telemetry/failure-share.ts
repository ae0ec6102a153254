import type { TelemetryRecord } from '@airdex/shared-contracts/telemetry';

export interface FailureLimit {
  /** Share of screens that may fail, 0 to 1. */
  readonly share: number;
  /** Screens that have to be told of before the share means anything. */
  readonly atLeast: number;
  /** Time that is looked back over, in milliseconds. */
  readonly windowMs: number;
}

/** One in ten, of twenty within ten minutes: a broken release shows within minutes, one broken browser does not. */
export const CANARY_LIMIT: FailureLimit = { share: 0.1, atLeast: 20, windowMs: 10 * 60_000 };

/** How the screens of one composition fared lately. */
export interface FailureShare {
  readonly shown: number;
  readonly failed: number;
  readonly isOver: boolean;
}

/** Whether a record tells how a screen ended up: shown, failed, or neither. */
export function outcomeOf(record: TelemetryRecord): 'shown' | 'failed' | undefined {
  if (record.kind !== 'step' || record.outcome === 'again') return undefined;
  // The release itself failed, though an earlier one took its place.
  if (record.step === 'fallback') return undefined;
  if (record.outcome === 'failed') return record.step === 'unmount' ? undefined : 'failed';
  return record.step === 'mount' ? 'shown' : undefined;
}

/** Counts the screens of one composition over a window of time that moves along. */
export function createFailureShare(limit: FailureLimit, now: () => number = Date.now) {
  let outcomes: { readonly at: number; readonly failed: boolean }[] = [];
  return {
    /** Counts what a batch tells; answers how it stands then. */
    add(records: readonly TelemetryRecord[]): FailureShare {
      const at = now();
      for (const record of records) {
        const outcome = outcomeOf(record);
        if (outcome !== undefined) outcomes.push({ at, failed: outcome === 'failed' });
      }
      outcomes = outcomes.filter((it) => at - it.at < limit.windowMs).slice(-KEPT_MAX);
      const failed = outcomes.filter((it) => it.failed).length;
      const isOver = outcomes.length >= limit.atLeast && failed / outcomes.length > limit.share;
      return { shown: outcomes.length - failed, failed, isOver };
    },
  };
}

/** Outcomes that are remembered: more say nothing new. */
const KEPT_MAX = 10_000;
