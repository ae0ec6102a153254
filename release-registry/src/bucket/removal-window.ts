import { RegistryError } from '../registry-error.ts';
import type { Bucket } from './bucket.ts';
import { listRevisions, readRevisions, revisionKey, revisionOf, REVISIONS } from './revisions.ts';

/*
 * Pruning writes a revision with the paths that it is about to remove. While it runs, nothing may be stored at these
 * paths, because pruning could remove it. Pruning has ended when its end is recorded, or when the storage no longer
 * accepts its requests.
 */

/** How long the storage accepts a signed request. Signature Version 4 allows 15 minutes between the two clocks. */
const ACCEPTED_FOR_MS = 15 * 60_000;
/** How long after a revision objects may be removed: the two clocks differ by at most 5 minutes. */
const REMOVED_WITHIN_MS = ACCEPTED_FOR_MS + 2 * 5 * 60_000;

const siblingKey = (revision: number, ending: string) => revisionKey(revision).replace(/json$/, ending);
/** Key of the object that marks a revision with removals. It is stored before the revision. */
export const removingKey = (revision: number): string => siblingKey(revision, 'removing');
/** Key of the object that records that all removals of a revision are complete. */
export const removedKey = (revision: number): string => siblingKey(revision, 'removed');

async function removedBy(bucket: Bucket, revisions: readonly number[]): Promise<string[]> {
  const read = await readRevisions(bucket, revisions);
  return read.flatMap(({ entry }) => entry.removed ?? []);
}

/** Snapshot of a bucket's revisions. */
interface KnownRevisions {
  /** Their numbers, ascending. */
  readonly revisions: readonly number[];
  /** Paths in the registry that pruning may still be removing. */
  readonly beingRemoved: readonly string[];
}

/** Reads the bucket's revisions, and what they are removing. List the bucket's objects only afterwards. */
export async function knownRevisions(bucket: Bucket): Promise<KnownRevisions> {
  const objects = await bucket.objects(REVISIONS);
  const keys = new Set(objects.map(({ key }) => key));
  const since = bucket.time() - REMOVED_WITHIN_MS;
  const removing = objects.flatMap(({ key, storedAt }) => {
    const revision = revisionOf(key);
    const isOver = revision === undefined || storedAt < since || keys.has(removedKey(revision));
    return !isOver && keys.has(removingKey(revision)) ? [revision] : [];
  });
  const revisions = objects.flatMap(({ key }) => revisionOf(key) ?? []);
  return { revisions, beingRemoved: await removedBy(bucket, removing) };
}

/** Whether an object is at one of these paths, or below it. */
export function isAt(key: string, paths: readonly string[]): boolean {
  return paths.some((path) => key === path || key.startsWith(`${path}/`));
}

/** @throws RegistryError `being-removed` if pruning may be removing one of these keys */
export function checkNotBeingRemoved(keys: readonly string[], beingRemoved: readonly string[]): void {
  const key = keys.find((each) => isAt(each, beingRemoved));
  if (key === undefined) return;
  throw new RegistryError('being-removed', `Pruning is removing an earlier copy of ${key}`, {
    hint: 'Try again. If pruning was interrupted, wait half an hour.',
  });
}

/** Paths that revisions newer than `last` remove. */
export async function pathsRemovedAfter(bucket: Bucket, last: number): Promise<string[]> {
  const newer = (await listRevisions(bucket)).filter((revision) => revision > last);
  return removedBy(bucket, newer);
}
