import pMap from 'p-map';
import { RegistryError } from '../registry-error.ts';
import type { Bucket } from './bucket.ts';
import { listRevisions, readRevision, revisionKey, revisionOf, REVISIONS } from './revisions.ts';

/*
 * A revision names the paths that pruning removes after it. Until that is over, nothing may be stored at these paths,
 * because it could be removed too. It is over when pruning says so, or when the storage accepts no more of its requests.
 */

/** How long the storage accepts a signed request: Signature Version 4 allows 15 minutes between both clocks. */
const ACCEPTED_FOR_MS = 15 * 60_000;
/** How long objects of a revision may be removed: the client's clock and the storage's differ by at most 5 minutes. */
const REMOVED_WITHIN_MS = ACCEPTED_FOR_MS + 2 * 5 * 60_000;
/** Revisions that are read at the same time. */
const CONCURRENCY = 16;

const siblingKey = (revision: number, ending: string) => revisionKey(revision).replace(/json$/, ending);
/** Key of the object that says that a revision, which is stored after it, removes something. */
export const removingKey = (revision: number): string => siblingKey(revision, 'removing');
/** Key of the object that says that all a revision removes is gone. */
export const removedKey = (revision: number): string => siblingKey(revision, 'removed');

async function removedBy(bucket: Bucket, revisions: readonly number[]): Promise<string[]> {
  const read = await pMap(revisions, (revision) => readRevision(bucket, revision), {
    concurrency: CONCURRENCY,
  });
  return read.flatMap(({ entry }) => entry.removed ?? []);
}

/** A bucket's revisions at one moment. */
interface KnownRevisions {
  /** Their numbers, ascending. */
  readonly revisions: readonly number[];
  /** Paths below the registry that pruning may still be removing. */
  readonly beingRemoved: readonly string[];
}

/** The bucket's revisions, and what they are removing. Ask for its objects afterwards. */
export async function readRevisions(bucket: Bucket): Promise<KnownRevisions> {
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

/** @throws RegistryError `being-removed` when an object would be stored where pruning may remove it */
export function checkNotBeingRemoved(keys: readonly string[], beingRemoved: readonly string[]): void {
  const key = keys.find((each) => isAt(each, beingRemoved));
  if (key === undefined) return;
  throw new RegistryError('being-removed', `Pruning is removing an earlier copy of ${key}`, {
    hint: 'Try again. If pruning was interrupted, this takes up to half an hour.',
  });
}

/** Paths that revisions after `last` remove. */
export async function pathsRemovedAfter(bucket: Bucket, last: number): Promise<string[]> {
  const newer = (await listRevisions(bucket)).filter((revision) => revision > last);
  return removedBy(bucket, newer);
}
