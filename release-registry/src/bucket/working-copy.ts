import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { REMOTE_MANIFEST_FILE, SHELL_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import type { Bucket, ObjectEntry } from './bucket.ts';
import { checkNotBeingRemoved, isAt, knownRevisions } from './removal-window.ts';
import { pullRevisions, pushRevision } from './revisions.ts';
import { downloadFiles, keysOfFiles, uploadFiles } from './transfer-files.ts';

/** A folder with a snapshot of a bucket's registry: all documents, and the requested releases. */
export interface WorkingCopy {
  readonly folder: string;
  /** The bucket's objects at the time of the snapshot, without those that are being removed. */
  readonly objects: readonly ObjectEntry[];
  readonly keys: ReadonlySet<string>;
  /** Paths at which nothing may be stored now, because pruning is removing them. */
  readonly beingRemoved: readonly string[];
  readonly revision: number;
}

export const isManifest = (key: string) =>
  [REMOTE_MANIFEST_FILE, SHELL_MANIFEST_FILE].some((name) => key.endsWith(`/${name}`));
export const isComposition = (key: string) => key.startsWith('compositions/');
const isOfRelease = (key: string) => /^(?:remotes|shell)\//.test(key);

/** Whether an object is a document that operations need, and not a file of a release. */
export const isDocument = (key: string): boolean => isManifest(key) || isComposition(key);

/** Paths of the complete releases among the objects. An interrupted upload has no manifest. */
export function completeReleases(keys: readonly string[]): string[] {
  return keys.filter(isManifest).map((key) => dirname(key));
}

/**
 * Runs `work` with a temporary copy of the bucket's registry.
 * @param releasePaths releases of which the copy needs all files, such as `shell/0123456789abcdef`
 */
export async function withWorkingCopy<Result>(
  bucket: Bucket,
  releasePaths: readonly string[],
  work: (copy: WorkingCopy) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'airdex-registry-'));
  try {
    // Everything that a revision needs was stored before it, so a listing after the revisions is complete.
    const { revisions, beingRemoved } = await knownRevisions(bucket);
    checkNotBeingRemoved(releasePaths, beingRemoved);
    const objects = (await bucket.objects('')).filter(({ key }) => !isAt(key, beingRemoved));
    const keys = objects.map(({ key }) => key);
    const complete = completeReleases(keys).filter((path) => releasePaths.includes(path));
    await downloadFiles(
      bucket,
      folder,
      keys.filter((key) => isDocument(key) || isAt(key, complete)),
    );
    await pullRevisions(bucket, folder, revisions);
    return await work({
      folder,
      objects,
      keys: new Set(keys),
      beingRemoved,
      revision: revisions.at(-1) ?? 0,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Stores releases that the bucket lacks. Stores manifests last, so a release with a manifest is complete.
 * @param path path of the only release to store; unset: all of them
 */
export async function pushReleases(
  bucket: Bucket,
  { folder, keys }: Pick<WorkingCopy, 'folder' | 'keys'>,
  path = '',
): Promise<void> {
  const missing = (await keysOfFiles(folder)).filter(
    (key) => isOfRelease(key) && key.startsWith(path) && !keys.has(key),
  );
  await uploadFiles(
    bucket,
    folder,
    missing.filter((key) => !isManifest(key)),
  );
  await uploadFiles(bucket, folder, missing.filter(isManifest));
}

/**
 * Stores the changes of a working copy. Stores the revision last; the changes take effect only then.
 * @throws RegistryError `pointer-moved` if another change came first; `being-removed`
 */
export async function push(bucket: Bucket, copy: WorkingCopy): Promise<void> {
  const { folder, keys, beingRemoved, revision } = copy;
  const missing = (await keysOfFiles(folder)).filter((key) => !keys.has(key));
  checkNotBeingRemoved(missing, beingRemoved);
  await pushReleases(bucket, copy);
  const compositions = missing.filter(isComposition);
  await uploadFiles(bucket, folder, compositions);
  await pushRevision(bucket, folder, revision);
}
