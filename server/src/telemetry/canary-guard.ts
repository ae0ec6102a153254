import type { TelemetryBatch } from '@airdex/shared-contracts/telemetry';
import { CANARY_LIMIT, createFailureShare, type FailureLimit } from './failure-share.ts';

/** What the guard needs of the registry. */
export interface CanarySource {
  /** Id of the composition that is a canary now; undefined without one. */
  canary(): Promise<string | undefined>;
  /** Takes the canary back, with the reason for the log; what became of it meanwhile is its business. */
  stopCanary(composition: string, reason: string): Promise<void>;
}

/** Hears what pages report and stops a canary whose screens fail too often. */
export interface CanaryGuard {
  hear(batch: TelemetryBatch): Promise<void>;
}

/** The last figures of one canary at a time: with the next one it starts afresh. */
export function createCanaryGuard(
  source: CanarySource,
  limit: FailureLimit = CANARY_LIMIT,
  now: () => number = Date.now,
): CanaryGuard {
  let watched: { readonly id: string; readonly share: ReturnType<typeof createFailureShare> } | undefined;
  return {
    async hear({ composition, records }) {
      if (composition === null) return;
      const canary = await source.canary();
      if (canary !== composition) return;
      if (watched?.id !== canary) watched = { id: canary, share: createFailureShare(limit, now) };
      const { shown, failed, isOver } = watched.share.add(records);
      if (!isOver) return;
      // Counted anew if it is made a canary again.
      watched = undefined;
      const minutes = Math.round(limit.windowMs / 60_000);
      const reason = `${failed} of ${shown + failed} screens failed within ${minutes} minutes`;
      await source.stopCanary(canary, reason);
    },
  };
}
