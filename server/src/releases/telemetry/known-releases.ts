import { stat } from 'node:fs/promises';
import { releaseFolder } from '@airdex/release-registry';
import { SHELL_SOURCE } from '@airdex/shared-contracts/telemetry';
import { LRUCache } from 'lru-cache';

/** Whether a release was ever published here. */
export type KnownReleases = (remote: string, release: string) => Promise<boolean>;

/** Maximum number of releases remembered as known. */
const KNOWN_MAX = 10_000;

/**
 * Looks in the registry's folder. Known releases stay known for a long time, even when pruned, because pages
 * may still run them.
 */
export function knownReleases(registryFolder: string): KnownReleases {
  const known = new LRUCache<string, true>({ max: KNOWN_MAX });
  return async (remote, release) => {
    const key = `${remote} ${release}`;
    if (known.get(key) === true) return true;
    const of =
      remote === SHELL_SOURCE ? ({ kind: 'shell' } as const) : { kind: 'remote' as const, name: remote };
    const isThere = await stat(releaseFolder(registryFolder, of, release)).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isThere) known.set(key, true);
    return isThere;
  };
}
