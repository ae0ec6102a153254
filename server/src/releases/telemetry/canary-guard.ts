import { isInCanary } from '@airdex/release-registry';
import type { Canary } from '@airdex/shared-contracts/composition';
import type { TelemetryBatch } from '@airdex/shared-contracts/telemetry';
import { CANARY_LIMIT, createFailureShare, type FailureLimit } from './failure-share.ts';

/** What the guard needs of the registry. */
export interface CanarySource {
  /** The canary that runs now; undefined without one. */
  canary(): Promise<Canary | undefined>;
  /** Takes the canary back, with the reason for the log; what became of it meanwhile is its business. */
  stopCanary(composition: string, reason: string): Promise<void>;
}

/** Who sent a batch: the key that its browser is drawn by, if it has one, and the address. */
export interface BatchSender {
  readonly bucketKey: string | undefined;
  readonly ip: string;
}

/** Hears what pages report and stops a canary whose screens fail too often. */
export interface CanaryGuard {
  hear(batch: TelemetryBatch, sender: BatchSender): Promise<void>;
}

/**
 * The last figures of one canary at a time: with the next one it starts afresh. Only a browser that is among the
 * canary's users is heard.
 */
export function createCanaryGuard(
  source: CanarySource,
  limit: FailureLimit = CANARY_LIMIT,
  now: () => number = Date.now,
): CanaryGuard {
  let watched: { readonly id: string; readonly share: ReturnType<typeof createFailureShare> } | undefined;
  return {
    async hear({ composition, records }, { bucketKey, ip }) {
      if (composition === null || bucketKey === undefined) return;
      const canary = await source.canary();
      if (canary?.composition !== composition || !isInCanary(bucketKey, canary)) return;
      if (watched?.id !== composition) watched = { id: composition, share: createFailureShare(limit, now) };
      const { shown, failed, isOver } = watched.share.add({ bucketKey, ip }, records);
      if (!isOver) return;
      // Counted anew if it is made a canary again.
      watched = undefined;
      const minutes = Math.round(limit.windowMs / 60_000);
      const reason = `${failed} of ${shown + failed} screens failed within ${minutes} minutes`;
      await source.stopCanary(composition, reason);
    },
  };
}
