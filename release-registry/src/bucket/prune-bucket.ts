import pMap from 'p-map';
import type { PruneOptions, Pruning } from '../prune/prune.ts';
import { pruningPlan } from '../prune/pruning-plan.ts';
import { storedCompositions } from '../prune/stored.ts';
import { keepSince } from '../prune/retention.ts';
import type { ChangeOptions } from '../registry/change.ts';
import { readHistory } from '../registry/history.ts';
import { movePointer } from '../registry/move-pointer.ts';
import { nameRegistryInError } from '../registry/name-registry-in-error.ts';
import { requirePointer } from '../registry/require-pointer.ts';
import { readPointer } from '../registry/read-registry.ts';
import { RegistryError } from '../registry-error.ts';
import { repeatOnConflict } from '../repeat-on-conflict.ts';
import { CONCURRENCY, openBucket } from './bucket.ts';
import type { Bucket } from './bucket.ts';
import { withBucket } from './change-bucket.ts';
import { objectHeaders } from './object-headers.ts';
import { isAt, removedKey, removingKey } from './removal-window.ts';
import { pushRevision } from './revisions.ts';
import { releasesAmong } from './stored-objects.ts';
import { isComposition, isManifest, withWorkingCopy } from './working-copy.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Minimum of the option `days`. Nodes and publishers may still use what was stored or current in this time. */
const DAYS_MIN = 1 / 24;

export type PruneBucketOptions = PruneOptions & Pick<ChangeOptions, 'who' | 'reason'>;

/** Records the removals in a new revision, so that publishers see them. Fails if the revision has changed. */
async function recordRemovals(
  bucket: Bucket,
  { folder, revision }: WorkingCopy,
  removed: readonly string[],
  { who, reason }: PruneBucketOptions,
): Promise<number> {
  const { pointer } = await movePointer(folder, { who, reason }, async (before) => {
    const { current, canary, previous } = requirePointer(before);
    return { action: 'prune', to: current, current, canary, previous, removed };
  });
  const key = removingKey(revision + 1);
  await bucket.write(key, 'The revision says what.\n', objectHeaders(key));
  await pushRevision(bucket, folder, revision);
  return requirePointer(pointer).revision;
}

/**
 * Removes the objects at `paths`, except releases that were stored again in the meantime. Removes compositions and
 * manifests first, so that nothing uses the files that an interrupted removal leaves; they are stored again when
 * needed.
 * @param since an object stored at or after this time is new; milliseconds since the epoch
 * @param signedAt signing date of all requests; the storage refuses late ones
 */
async function remove(
  bucket: Bucket,
  address: string,
  paths: readonly string[],
  since: number,
  signedAt: Date,
) {
  const found = (await bucket.objects('')).filter(({ key }) => isAt(key, paths));
  const isFresh = (path: string) => found.some(({ key, storedAt }) => storedAt >= since && isAt(key, [path]));
  const old = paths.filter((path) => !isFresh(path));
  const keys = found.map(({ key }) => key).filter((key) => isAt(key, old));
  const signed = await openBucket(address, signedAt);
  try {
    const documents = [keys.filter(isComposition), keys.filter(isManifest)];
    const files = keys.filter((key) => !documents.flat().includes(key));
    for (const group of [...documents, files])
      await pMap(group, (key) => signed.remove(key), { concurrency: CONCURRENCY });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RegistryError('pruning-interrupted', `Pruning did not remove everything: ${reason}`, {
      hint: 'Nothing that users need was removed. Prune again in half an hour to remove the rest.',
      cause: error,
    });
  } finally {
    signed.close();
  }
}

function pruneOnce(bucket: Bucket, address: string, options: PruneBucketOptions): Promise<Pruning> {
  return withWorkingCopy(bucket, [], async (copy) => {
    const now = options.now ?? bucket.time();
    const keep = { previous: options.previous, days: Math.max(options.days, DAYS_MIN) };
    const pointer = requirePointer(await readPointer(copy.folder));
    const plan = pruningPlan(
      {
        pointer,
        history: await readHistory(copy.folder, pointer.revision),
        compositions: await storedCompositions(copy.folder),
        releases: releasesAmong(copy.objects),
      },
      keep,
      now,
    );
    const paths = [
      ...plan.compositions.map((id) => `compositions/${id}.json`),
      ...plan.releases.map(({ path }) => path),
    ];
    if (options.remove && paths.length > 0) {
      // Read before the revision is written, so that no request is signed later than the revision.
      const signedAt = new Date(bucket.time());
      const revision = await recordRemovals(bucket, copy, paths, options);
      await remove(bucket, address, paths, keepSince(keep, now), signedAt);
      const key = removedKey(revision);
      await bucket.create(key, 'All of it is removed.\n', objectHeaders(key));
    }
    return {
      removed: options.remove,
      compositions: plan.compositions,
      releases: plan.releases.map(({ name, release, bytes }) => ({ name, release, bytes })),
      bytes: plan.releases.reduce((sum, { bytes }) => sum + bytes, 0),
      kept: plan.kept,
    };
  });
}

/**
 * Removes unneeded compositions and releases from a bucket. Others may publish and prune at the same time.
 * @throws RegistryError `registry-empty`, `registry-damaged`: removed nothing; `pruning-interrupted`: removed some
 */
export function pruneBucket(address: string, options: PruneBucketOptions): Promise<Pruning> {
  return withBucket(address, async (bucket) => {
    if (options.remove) await bucket.checkConditionalWrites();
    return nameRegistryInError(
      bucket.place,
      repeatOnConflict(() => pruneOnce(bucket, address, options)),
    );
  });
}
