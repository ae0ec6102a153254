import { stat } from 'node:fs/promises';
import { applyPlan } from '../prune/prune.ts';
import { storedCompositions, storedReleases } from '../prune/stored.ts';
import { readHistory } from '../registry/history.ts';
import { compositionFile, releaseKindOf, releasePath } from '../registry/registry-layout.ts';
import { clearStaging } from '../registry/staging.ts';
import { undefinedWhenMissing } from '../release/system-error.ts';
import { isAt } from './removal-window.ts';

/** Time in which a node uploads a received release. Until then, the bucket does not have it. */
const UPLOADED_WITHIN_MS = 24 * 60 * 60_000;

/**
 * Removes from a mirror what was pruned, according to the history, and is missing from the bucket. Keeps objects that
 * are missing from the bucket but were not pruned.
 * @param keys keys of the bucket's objects
 */
export async function removePruned(folder: string, keys: readonly string[]): Promise<void> {
  const before = Date.now() - UPLOADED_WITHIN_MS;
  const history = await readHistory(folder, Number.MAX_SAFE_INTEGER);
  const pruned = new Set(history.flatMap(({ removed = [] }) => removed));
  const isPruned = (path: string) => pruned.has(path) && !keys.some((key) => isAt(key, [path]));
  const compositions = [];
  for (const { id } of await storedCompositions(folder)) {
    if (!isPruned(`compositions/${id}.json`)) continue;
    const { mtimeMs } = (await undefinedWhenMissing(stat(compositionFile(folder, id)))) ?? {};
    if (mtimeMs !== undefined && mtimeMs < before) compositions.push(id);
  }
  const releases = (await storedReleases(folder)).filter(
    ({ name, release, storedAt }) => storedAt < before && isPruned(releasePath(releaseKindOf(name), release)),
  );
  if (compositions.length + releases.length === 0) return;
  await applyPlan(folder, { compositions, releases }, () => Promise.resolve());
  await clearStaging(folder);
}
