import { isInCanary } from '@airdex/release-registry';
import type { Releases } from '@airdex/shared-contracts/api';
import type { Canary } from '@airdex/shared-contracts/composition';
import type { TelemetryBatch } from '@airdex/shared-contracts/telemetry';
import { CANARY_LIMIT, createFailureShare } from './failure-share.ts';

/** The guard's interface to the registry. */
export interface CanarySource {
  /** The current canary; undefined without one. */
  canary(): Promise<Canary | undefined>;
  /** Stops the canary, with the reason for the log; handles changes made in the meantime. */
  stopCanary(composition: string, reason: string): Promise<void>;
}

/** The sender of a batch: the key of its browser, if it has one, and the address. */
export interface BatchSender {
  readonly bucketKey: string | undefined;
  readonly ip: string;
}

/** Evaluates reports of pages and stops a canary whose screens fail too often. */
export interface CanaryGuard {
  record(batch: TelemetryBatch, sender: BatchSender): Promise<void>;
  /** The figures of a canary on this node, within the limit's window. */
  screensOf(composition: string): NonNullable<Releases['canaryScreens']>;
}

/**
 * The latest figures of one canary at a time; a new canary starts from zero. Only reports of browsers among
 * the canary's users count.
 */
export function createCanaryGuard(source: CanarySource): CanaryGuard {
  let watched: { readonly id: string; readonly share: ReturnType<typeof createFailureShare> } | undefined;
  const minutes = Math.round(CANARY_LIMIT.windowMs / 60_000);
  return {
    screensOf: (composition) => ({
      ...(watched?.id === composition ? watched.share.counts() : { shown: 0, failed: 0 }),
      minutes,
      limit: CANARY_LIMIT.share,
    }),
    async record({ composition, records }, { bucketKey, ip }) {
      if (composition === null || bucketKey === undefined) return;
      const canary = await source.canary();
      if (canary?.composition !== composition || !isInCanary(bucketKey, canary)) return;
      if (watched?.id !== composition) watched = { id: composition, share: createFailureShare(CANARY_LIMIT) };
      const { shown, failed, isOver } = watched.share.add({ bucketKey, ip }, records);
      if (!isOver) return;
      // Counts start again if it becomes a canary again.
      watched = undefined;
      const reason = `${failed} of ${shown + failed} screens failed within ${minutes} minutes`;
      await source.stopCanary(composition, reason);
    },
  };
}
