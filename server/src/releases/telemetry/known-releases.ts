import { stat } from 'node:fs/promises';
import { releaseFolder, releaseKindOf } from '@airdex/release-registry';
import { LRUCache } from 'lru-cache';
import { boundedBy } from '../../http/bounded-by.ts';

/** Whether a release was ever published here. */
export type KnownReleases = (remote: string, release: string) => Promise<boolean>;

/** Maximum number of releases remembered as known. */
const KNOWN_MAX = 10_000;

/**
 * Checks the registry's folder. Known releases stay known for a long time, even when pruned, because pages may still
 * run them.
 */
export function knownReleases(registryFolder: string): KnownReleases {
  const known = new LRUCache<string, true>(boundedBy(KNOWN_MAX));
  return async (remote, release) => {
    const key = `${remote} ${release}`;
    if (known.get(key) === true) return true;
    const isThere = await stat(releaseFolder(registryFolder, releaseKindOf(remote), release)).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isThere) known.set(key, true);
    return isThere;
  };
}
