import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withPublishingLock } from '../registry/publishing-lock.ts';
import { readHistory } from '../registry/history.ts';
import { requirePointer } from '../registry/require-pointer.ts';
import { readPointer } from '../registry/read-registry.ts';
import { compositionFile, stagingFolder } from '../registry/registry-layout.ts';
import { clearStaging, PRUNED_PREFIX } from '../registry/staging.ts';
import { pruningPlan } from './pruning-plan.ts';
import type { PruningPlan } from './pruning-plan.ts';
import { bytesOf, storedCompositions, storedReleases } from './stored.ts';
import type { StoredRelease } from './stored.ts';
import type { KeepOptions } from './retention.ts';

export interface PruneOptions extends KeepOptions {
  /** False: only report what would be removed. */
  readonly remove: boolean;
  /** Milliseconds since the epoch; unset: the current time. */
  readonly now?: number;
}

/** What pruning removed, or would remove. `bytes`: size on the disk, including compressed copies. */
export interface Pruning {
  readonly removed: boolean;
  readonly compositions: readonly string[];
  readonly releases: readonly { readonly name: string; readonly release: string; readonly bytes: number }[];
  readonly bytes: number;
  readonly kept: { readonly compositions: number; readonly releases: number };
}

async function planOf(
  registry: string,
  options: PruneOptions,
  now: number,
): Promise<PruningPlan<StoredRelease>> {
  const pointer = requirePointer(await readPointer(registry));
  const history = await readHistory(registry, pointer.revision);
  const compositions = await storedCompositions(registry);
  const releases = await storedReleases(registry);
  return pruningPlan({ pointer, history, compositions, releases }, options, now);
}

/** Removes compositions, and moves releases to the staging folder. `clearStaging` then frees the disk space. */
export async function applyPlan(
  registry: string,
  { compositions, releases }: Pick<PruningPlan<StoredRelease>, 'compositions' | 'releases'>,
  checkHeld: () => Promise<void>,
): Promise<void> {
  const staging = stagingFolder(registry);
  await mkdir(staging, { recursive: true });
  // Checks again, because releases published in the meantime may need these files.
  await checkHeld();
  // Removes compositions first, so that each remaining one has its releases.
  for (const id of compositions) await rm(compositionFile(registry, id), { force: true });
  for (const { folder } of releases) await rename(folder, join(staging, PRUNED_PREFIX + randomUUID()));
}

/**
 * Removes compositions and releases that neither users, nor rollbacks, nor open pages need. Nobody can publish in the
 * meantime.
 * @throws RegistryError `registry-empty`, `registry-damaged`: nothing was removed
 */
export async function prune(registry: string, options: PruneOptions): Promise<Pruning> {
  const now = options.now ?? Date.now();
  const { plan, releases } = await withPublishingLock(registry, async ({ checkHeld }) => {
    const made = await planOf(registry, options, now);
    const weighed = await Promise.all(
      made.releases.map(async ({ name, release, folder }) => ({
        name,
        release,
        bytes: await bytesOf(folder),
      })),
    );
    if (options.remove) await applyPlan(registry, made, checkHeld);
    return { plan: made, releases: weighed };
  });
  if (options.remove) await clearStaging(registry, now);
  return {
    removed: options.remove,
    compositions: plan.compositions,
    releases,
    bytes: releases.reduce((sum, { bytes }) => sum + bytes, 0),
    kept: plan.kept,
  };
}
