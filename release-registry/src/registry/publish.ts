import { contentHash } from '../release/content-hash.ts';
import { readRelease, releaseTitle } from '../release/read-release.ts';
import { compose } from './compose.ts';
import { nextPointer, swapPointer } from './move-pointer.ts';
import { withPublishingLock } from './publishing-lock.ts';
import { readComposition, readCurrentComposition, readPointer } from './read-registry.ts';
import { compositionFile } from './registry-layout.ts';
import { storeRelease } from './store-release.ts';
import { writeJsonAtomically } from './write-atomically.ts';

/** What a publication did. `composition` is what users get from now on. */
export interface Publication {
  readonly composition: string;
  readonly revision: number;
  /** False when users had all of it before: then nothing was written. */
  readonly changed: boolean;
  readonly releases: readonly { readonly title: string; readonly stored: boolean }[];
}

/**
 * Publishes the releases in `folders` into `registry` together: stores each, makes one composition of them and of
 * what users had, and points at it. Any number of publishers may do so at once; none loses another's release.
 */
export async function publish(registry: string, folders: readonly string[]): Promise<Publication> {
  const releases = await Promise.all(folders.map((folder) => readRelease(folder)));
  // Refuses what cannot be composed before anything is written; said again under the lock, when it counts.
  compose(await readCurrentComposition(registry), releases);
  const stored = await Promise.all(
    releases.map(async (release) => ({
      title: releaseTitle(release),
      stored: await storeRelease(registry, release),
    })),
  );
  return withPublishingLock(registry, async () => {
    const content = compose(await readCurrentComposition(registry), releases);
    const id = contentHash(content);
    const before = await readPointer(registry);
    if (before?.current === id) {
      return { composition: id, revision: before.revision, changed: false, releases: stored };
    }
    const now = new Date().toISOString();
    if ((await readComposition(registry, id)) === undefined) {
      await writeJsonAtomically(compositionFile(registry, id), { ...content, id, createdAt: now });
    }
    const pointer = nextPointer(before, id, now);
    await swapPointer(registry, pointer);
    return { composition: id, revision: pointer.revision, changed: true, releases: stored };
  });
}
