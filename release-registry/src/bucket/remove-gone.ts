import { stat } from 'node:fs/promises';
import { takeAway } from '../prune/prune.ts';
import { storedCompositions, storedReleases } from '../prune/stored.ts';
import { compositionFile } from '../registry/registry-layout.ts';
import { clearStaging } from '../registry/staging.ts';
import { undefinedWhenMissing } from '../release/system-error.ts';
import { releasesAmong } from './stored-objects.ts';
import type { ObjectEntry } from './bucket.ts';

/** What a node received is not in the bucket at once. */
const UPLOADED_WITHIN_MS = 24 * 60 * 60_000;

/** Removes from a mirror what pruning has removed from its bucket. */
export async function removeGone(folder: string, objects: readonly ObjectEntry[]): Promise<void> {
  const before = Date.now() - UPLOADED_WITHIN_MS;
  const keys = new Set(objects.map(({ key }) => key));
  const stored = new Set(releasesAmong(objects).map(({ name, release }) => `${name} ${release}`));
  const compositions = [];
  for (const { id } of await storedCompositions(folder)) {
    const { mtimeMs } = (await undefinedWhenMissing(stat(compositionFile(folder, id)))) ?? {};
    if (!keys.has(`compositions/${id}.json`) && mtimeMs !== undefined && mtimeMs < before)
      compositions.push(id);
  }
  const releases = (await storedReleases(folder)).filter(
    ({ name, release, storedAt }) => !stored.has(`${name} ${release}`) && storedAt < before,
  );
  if (compositions.length + releases.length === 0) return;
  await takeAway(folder, { compositions, releases }, () => Promise.resolve());
  await clearStaging(folder);
}
