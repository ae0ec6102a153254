import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import type { RegistryStore } from '../registry-store.ts';
import { readPointer, readUndamaged } from '../registry/read-registry.ts';
import { releasePath } from '../registry/registry-layout.ts';
import { partsOf } from '../registry/stored-parts.ts';
import { repeatOnConflict } from '../repeat-on-conflict.ts';
import { PREVIOUS_OFFERED } from '../serving/composition-for-browser.ts';
import { writeTokens } from '../tokens/deploy-tokens.ts';
import { listTokenIds, readValidTokens } from './bucket-tokens.ts';
import { openBucket } from './bucket.ts';
import type { Bucket } from './bucket.ts';
import { changeBucket } from './change-bucket.ts';
import { checkNotBeingRemoved, isAt, knownRevisions, pathsRemovedAfter } from './removal-window.ts';
import { removePruned } from './remove-pruned.ts';
import { pullRevisions, readRevision, revisionKey } from './revisions.ts';
import { downloadFiles, keysOfFiles } from './transfer-files.ts';
import { completeReleases, isDocument, isManifest, pushReleases } from './working-copy.ts';

/** Interval at which a node asks for the next revision, in milliseconds. */
const POLL_MS = 500;
/** Interval at which it lists the deploy tokens. It is longer, because storage charges more for a list. */
const TOKENS_POLL_MS = 5_000;

/**
 * A copy of a bucket's registry in a folder, which a server serves. It follows the bucket, and stays as it is while the
 * bucket is unreachable.
 */
export interface BucketMirror extends RegistryStore {
  close(): Promise<void>;
}

/** Paths of the releases that pages load or fall back to. They must exist before the pointer names them. */
async function neededReleases(folder: string, pointer: CompositionPointer): Promise<string[]> {
  const { current, canary, previous } = pointer;
  const tried = canary === undefined ? [] : [canary.composition];
  const ids = [current, ...tried, ...previous.slice(0, PREVIOUS_OFFERED)];
  const found = await Promise.all(ids.map((id) => readUndamaged(folder, id)));
  return found
    .filter((composition) => composition !== undefined)
    .flatMap((composition) =>
      partsOf(composition).map(({ of, composed }) => releasePath(of, composed.release)),
    );
}

/**
 * Updates the folder to the bucket's last revision: first the documents, then the code that pages need, then the
 * pointer, then all other code. Removes what was pruned.
 */
async function pull(bucket: Bucket, folder: string): Promise<void> {
  const { revisions, beingRemoved } = await knownRevisions(bucket);
  const last = revisions.at(-1);
  if (last === undefined) return;
  const keys = (await bucket.list('')).filter((key) => !isAt(key, beingRemoved));
  const present = new Set(await keysOfFiles(folder));
  const missing = keys.filter((key) => !present.has(key));
  await downloadFiles(bucket, folder, missing.filter(isDocument));
  const needed = await neededReleases(folder, (await readRevision(bucket, last)).pointer);
  // The folder refuses an upload of a release of which it has only some files.
  const complete = completeReleases(keys);
  const code = missing.filter((key) => isAt(key, complete) && !isDocument(key));
  const isNeeded = (key: string) => needed.some((path) => key.startsWith(`${path}/`));
  await downloadFiles(bucket, folder, code.filter(isNeeded));
  await pullRevisions(bucket, folder, revisions);
  await downloadFiles(
    bucket,
    folder,
    code.filter((key) => !isNeeded(key)),
  );
  await removePruned(folder, keys);
}

/**
 * Stores a release of the folder in the bucket. Always stores the manifest again: its new date keeps pruning from
 * removing a release that is about to be published.
 */
async function uploadRelease(bucket: Bucket, folder: string, path: string): Promise<void> {
  const { revisions, beingRemoved } = await knownRevisions(bucket);
  checkNotBeingRemoved([path], beingRemoved);
  const stored = await bucket.list(`${path}/`);
  const keys = new Set(stored.filter((key) => !isManifest(key)));
  await pushReleases(bucket, { folder, keys }, path);
  // Pruning that began during the upload may have removed some files.
  checkNotBeingRemoved([path], await pathsRemovedAfter(bucket, revisions.at(-1) ?? 0));
}

/**
 * Mirrors the registry in a bucket, such as `s3://releases/airdex`, into `folder`.
 * @param onProblem called once each time the bucket becomes unreachable
 */
export async function mirrorBucket(
  address: string,
  folder: string,
  onProblem: (error: unknown) => void,
): Promise<BucketMirror> {
  const bucket = await openBucket(address);
  let isUnreachable = false;
  /** Whether the folder has everything up to its pointer. False at first: a node may have stopped half-way. */
  let isComplete = false;
  let isClosed = false;
  let tokenIds: string | undefined;
  let tokensReadAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let following = Promise.resolve();

  /** Updates the tokens if their ids have changed. A token itself never changes. */
  async function followTokens(): Promise<void> {
    if (performance.now() - tokensReadAt < TOKENS_POLL_MS) return;
    const ids = await listTokenIds(bucket);
    if (ids.join() !== tokenIds) await writeTokens(folder, await readValidTokens(bucket, ids));
    tokenIds = ids.join();
    tokensReadAt = performance.now();
  }

  async function follow(): Promise<void> {
    try {
      await followTokens();
      const known = (await readPointer(folder))?.revision ?? 0;
      if (!isComplete || (await bucket.read(revisionKey(known + 1))) !== undefined) {
        isComplete = false;
        await pull(bucket, folder);
        isComplete = true;
      }
      isUnreachable = false;
    } catch (error) {
      if (!isUnreachable && !isClosed) onProblem(error);
      isUnreachable = true;
    }
  }

  /** Runs updates one after another. Two at once would add the same lines to the history. */
  function followNow(): Promise<void> {
    following = following.then(follow);
    return following;
  }

  function schedule(): void {
    timer = setTimeout(() => void followNow().then(() => isClosed || schedule()), POLL_MS);
  }

  await followNow();
  schedule();
  return {
    folder,
    async change(options, releasePaths, work) {
      const result = await changeBucket(bucket, options, releasePaths, work);
      await followNow();
      return result;
    },
    async keep(path) {
      await repeatOnConflict(() => uploadRelease(bucket, folder, path));
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await following;
      bucket.close();
    },
  };
}
