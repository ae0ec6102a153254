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
import { checkNotBeingRemoved, isAt, pathsRemovedAfter, readRevisions } from './removal-window.ts';
import { removePruned } from './remove-pruned.ts';
import { pullRevisions, readRevision, revisionKey } from './revisions.ts';
import { downloadFiles, keysOfFiles } from './transfer-files.ts';
import { isDocument, isManifest, isOfRelease, pushReleases } from './working-copy.ts';

/** How often a node asks for the next revision, milliseconds. */
const POLL_MS = 500;
/** … and lists the deploy tokens: less often, because storage charges more for a list. */
const TOKENS_POLL_MS = 5_000;

/** A bucket's registry in a folder that a server serves. It follows the bucket, and keeps what it has while that is away. */
export interface BucketMirror extends RegistryStore {
  close(): Promise<void>;
}

/** Paths of the releases that pages get or move to: they have to be there before the pointer. */
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
 * Brings the folder to the bucket's last revision: its documents, then the code, then the pointer, then older code. What
 * was pruned goes.
 */
async function pull(bucket: Bucket, folder: string): Promise<void> {
  const { revisions, beingRemoved } = await readRevisions(bucket);
  const last = revisions.at(-1);
  if (last === undefined) return;
  const keys = (await bucket.list('')).filter((key) => !isAt(key, beingRemoved));
  const present = new Set(await keysOfFiles(folder));
  const missing = keys.filter((key) => !present.has(key));
  await downloadFiles(bucket, folder, missing.filter(isDocument));
  const needed = await neededReleases(folder, (await readRevision(bucket, last)).pointer);
  const code = missing.filter((key) => isOfRelease(key) && !isDocument(key));
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
 * Stores a release that the folder has. Its manifest is stored again if it is there: pruning goes by it, and leaves what
 * is about to be published.
 */
async function uploadRelease(bucket: Bucket, folder: string, path: string): Promise<void> {
  const { revisions, beingRemoved } = await readRevisions(bucket);
  checkNotBeingRemoved([path], beingRemoved);
  const stored = await bucket.list(`${path}/`);
  const keys = new Set(stored.filter((key) => !isManifest(key)));
  await pushReleases(bucket, { folder, keys }, path);
  // Pruning that began meanwhile may have removed a part.
  checkNotBeingRemoved([path], await pathsRemovedAfter(bucket, revisions.at(-1) ?? 0));
}

/**
 * Mirrors the registry in a bucket, such as `s3://releases/airdex`, into `folder`.
 * @param onProblem called when the bucket can't be followed, once until it can be again
 */
export async function mirrorBucket(
  address: string,
  folder: string,
  onProblem: (error: unknown) => void,
): Promise<BucketMirror> {
  const bucket = await openBucket(address);
  let isUnreachable = false;
  let isClosed = false;
  let tokenIds: string | undefined;
  let tokensReadAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let following = Promise.resolve();

  /** A token never changes, so the ids say whether any was added or revoked. */
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
      if ((await bucket.read(revisionKey(known + 1))) !== undefined) await pull(bucket, folder);
      isUnreachable = false;
    } catch (error) {
      if (!isUnreachable && !isClosed) onProblem(error);
      isUnreachable = true;
    }
  }

  /** One after the other: two at once would add the same lines to the history. */
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
